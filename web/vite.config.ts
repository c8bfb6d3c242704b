import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

// `npm run dev` shows the client on its own port and passes everything else to a hall on this one.
const HALL = process.env.DUSKHALL_ADDRESS ?? 'http://127.0.0.1:8000'

/** Writes the worker beside the pages, with the names of all that was built. */
const worker = {
  name: 'worker',
  apply: 'build' as const,
  generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string }, _: unknown, bundle: object) {
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort().map((name) => `/${name}`)
    const text = readFileSync('worker/sw.js', 'utf8')
    const release = createHash('sha256').update(text + files.join()).digest('hex').slice(0, 12)
    const source = text.replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`).replace('duskhall-0', `duskhall-${release}`)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
}

/** Signs stand beside the words that they mean, or in what bears a name: no screen reader stops at them. */
const signs = icons({ compiler: 'svelte', iconCustomizer: (_collection, _icon, props) => void (props['aria-hidden'] = 'true') })

export default defineConfig({
  plugins: [svelte(), signs, worker],
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
    // A machine that is busy takes longer; nothing here is decided by time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
