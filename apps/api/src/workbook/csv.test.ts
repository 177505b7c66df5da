import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvBytes, csvCell } from './csv.ts'

test.each([
  ['text', 'Baño, tijera y "spa"', '"Baño, tijera y ""spa"""'],
  ['text', '=1+1', "'=1+1"],
  ['text', '-2', "'-2"],
  ['text', ';=1+1', ";'=1+1"],
  ['text', '\t=1+1', "'\t'=1+1"],
  ['text', 'Nina;+52', "Nina;'+52"],
  ['text', 'a| "@SUM(A1)', `"a| ""'@SUM(A1)"`],
  ['text', '＝1+1', "'＝1+1"],
  ['text', 'Baño-spa; 2 = 1', 'Baño-spa; 2 = 1'],
  ['instant', '2026-11-02T01:06:00.000Z', '2026-11-01 19:06'],
  ['instant', '2026-01-01T05:59:59.999Z', '2025-12-31 23:59'],
  ['text', 'dos\nlíneas', '"dos\nlíneas"'],
  ['text', '+52, 55', `"'+52, 55"`],
  ['pesos', -123_456, '-1234.56'],
  ['pesos', 0, '0.00'],
  ['integer', 12, '12'],
  ['day', '2026-11-03', '2026-11-03'],
  ['yes-no', true, 'Sí'],
  ['text', null, ''],
] as const)('a cell of %s: %j becomes %s', (kind, value, written) => {
  expect(csvCell(kind, value)).toBe(written)
})

test('whatever a program separates by, no field of a text begins a formula', () => {
  const signs = fc.constantFrom('=', '+', '-', '@', ',', ';', '\t', '|', '\n', '\r', '"', ' ', "'", 'a', '1')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (letters) => {
      const text = letters.join('')
      for (const separator of [',', ';', '\t', '|']) {
        const fields = csvCell('text', text).split(new RegExp(`[${separator}\\r\\n]`))
        for (const field of fields) expect(field).not.toMatch(/^[\s"]*[=+\-@]/)
      }
    }),
  )
})

test('a table is its headings and its rows, in UTF-8 that a spreadsheet knows as such', async () => {
  const table = {
    title: 'Balanza',
    columns: [
      { heading: 'Código', kind: 'text', width: 9 },
      { heading: 'Saldo', kind: 'pesos', width: 9 },
    ],
    async *pages() {
      yield [['101.01', 1050]]
      yield [['102.01', null]]
    },
  } as const
  const chunks: Uint8Array[] = []
  for await (const chunk of csvBytes(table)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.toString('utf8').slice(1)).toBe('Código,Saldo\r\n101.01,10.50\r\n102.01,\r\n')
})
