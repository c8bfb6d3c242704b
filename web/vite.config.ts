import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// `npm run dev` shows the client on its own port and passes everything else to a hall on this one.
const HALL = process.env.DUSKHALL_ADDRESS ?? 'http://127.0.0.1:8000'

/** `en.ftl?opening` is only what the front page says of a game, its title and tagline, and not the game's every text. */
function openings(): Plugin {
  return {
    name: 'openings',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?opening')) return null
      const messages = readFileSync(id.replace('?opening', ''), 'utf8').match(/^game-.*(\n +.*)*/gm) ?? []
      return `export default ${JSON.stringify(messages.join('\n'))}`
    },
  }
}

export default defineConfig({
  plugins: [openings(), svelte(), icons({ compiler: 'svelte' })],
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
