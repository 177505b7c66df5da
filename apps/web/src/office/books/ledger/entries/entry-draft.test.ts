import { expect, test } from 'vitest'
import { differenceOf, draftOf, emptyLine, linesIn } from './entry-draft.ts'

const one = '0b8e7b0e-5d2f-4f6e-9a44-000000000001'
const lines = [
  { ...emptyLine, accountId: one, debit: '1,240.50' },
  { ...emptyLine, accountId: one, credit: '1000' },
]

test('converts pesos to centavos, each line on its side', () => {
  expect(linesIn({ lines })).toMatchObject([
    { debitCentavos: 124_050, creditCentavos: 0 },
    { debitCentavos: 0, creditCentavos: 100_000 },
  ])
  expect(differenceOf({ lines })).toBe(24_050)
})

test('restores a draft as it was', () => {
  const entry = { date: '2026-11-02', description: 'Renta', lines: linesIn({ lines }) }
  const draft = draftOf(entry as Parameters<typeof draftOf>[0])
  expect(linesIn(draft)).toEqual(entry.lines)
})
