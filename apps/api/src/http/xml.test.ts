import { expect, test } from 'vitest'
import { fitted, pesosText, xmlDocument } from './xml.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [99, '0.99'],
  [123_450, '1234.50'],
  [-123_456, '-1234.56'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%i centavos are %s', (centavos, text) => expect(pesosText(centavos)).toBe(text))

test('signs of XML are written as such, spaces are one, and what XML cannot carry is left out', () => {
  const name = ' Ñandú\n <b> & "Hijos"\u0000\u0001 '
  expect(xmlDocument({ name: 'a', attributes: { name, none: undefined, count: 2 } })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a name="Ñandú &lt;b&gt; &amp; &quot;Hijos&quot;" count="2"/>\n',
  )
})

test('elements stand inside each other', () => {
  const children = [{ name: 'b', attributes: {} }]
  expect(xmlDocument({ name: 'a', attributes: {}, children })).toContain('<a><b/></a>')
})

test('a text is cut between its characters, and an empty one has its stand-in', () => {
  expect(fitted('🐕🐕🐕', 2, 'x')).toBe('🐕🐕')
  expect(fitted('  ', 5, 'x')).toBe('x')
})
