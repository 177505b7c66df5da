import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.data',
])
const smallestWorthwhileBytes = 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

async function compressFile(file: string) {
  const content = await readFile(file)
  if (content.length < smallestWorthwhileBytes) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await brotliAsync(content, { params: quality }))
  await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }))
}

/** Writes `.br` and `.gz` beside every file of a folder that shrinks when compressed. */
export async function precompress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}
