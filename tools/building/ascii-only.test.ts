import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { writeInAscii } from './ascii-only.ts'

test('a script in ASCII says the same: in strings, templates, patterns and names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rumi-ascii-'))
  const file = join(folder, 'said.js')
  const code = [
    'const Guardería = `pequeño ${1 + 1} 🐶…`',
    "export const said = [Guardería, 'Ñandú — “sí”', { Guardería }]",
    "export const found = [/^[á-ú🐶]+$/u.test('éú🐶'), /[^ñ]/.test('ñ')]",
  ].join('\n')
  writeFileSync(file, code)
  writeInAscii(folder)
  const written = readFileSync(file, 'utf8')
  expect(written).toMatch(/^[\0-\x7f]+$/)
  expect(await import(pathToFileURL(file).href)).toMatchObject({
    message: ['pequeño 2 🐶…', 'Ñandú — “sí”', { Guardería: 'pequeño 2 🐶…' }],
    found: [true, false],
  })
  rmSync(folder, { recursive: true })
})
