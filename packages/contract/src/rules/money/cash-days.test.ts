import { expect, test } from 'vitest'
import { tillOfPerson } from './cash-days.ts'

const ofMarta = { id: 'counter', openedBy: 'marta' }
const ofLuz = { id: 'terrace', openedBy: 'luz' }

test.each([
  ['the one that they opened', [ofMarta, ofLuz], ofLuz],
  ['the only one, opened by any user', [ofMarta], ofMarta],
  ['none where none is open', [], undefined],
  ['none of several that others opened', [ofMarta, { ...ofMarta, id: 'hall' }], undefined],
])('cash of a person lies in %s', (_, open, till) => {
  expect(tillOfPerson(open, 'luz')).toBe(till)
})
