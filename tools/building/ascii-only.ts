import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const beyondAscii = /[\u0080-\uffff]/g
const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Writes the scripts in a folder in ASCII, everything else as escapes: of such a text the engine keeps one byte for each character,
 * and two as soon as one of them is beyond.
 */
export function writeInAscii(folder: string): void {
  for (const path of globSync('**/*.js', { cwd: folder })) {
    const file = join(folder, path)
    const code = readFileSync(file, 'utf8')
    const ascii = code.replaceAll(beyondAscii, escaped)
    if (ascii !== code) writeFileSync(file, ascii)
  }
}
