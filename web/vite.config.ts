import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

// `npm run dev` shows the client on its own port and passes everything else to a hall on this one.
const HALL = process.env.DUSKHALL_ADDRESS ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte' })],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/duskhall/hall/web/client',
    emptyOutDir: true,
    // The hall's Content-Security-Policy takes fonts and scripts from files alone.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: HALL, ws: true, changeOrigin: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
    pool: 'threads',
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
