import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const resolve = createRequire(import.meta.url).resolve
const folder = join(dirname(resolve('pdfjs-dist/package.json')), 'wasm')
/** For scans (JBIG2) and JPEG 2000, in plain JavaScript: our policy lets no page compile WebAssembly. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/** Copies the decoders of PDF.js beside the site's files, under the names that its worker loads. */
export const pdfDecoders = (): Plugin => ({
  name: 'pdf-decoders',
  apply: 'build',
  async generateBundle() {
    if (this.environment.name !== 'client') return
    for (const name of decoders)
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdfjs/${name}`,
        source: await readFile(join(folder, name)),
      })
  },
})
