import { expect, test } from 'vitest'
import { satBankOf } from './sat-banks.ts'

test('names the bank of a CLABE as SAT does, and none that its catalogue lacks', () => {
  expect(['012180001234567891', '646180110400000007', '722969010000000008', ''].map(satBankOf)).toEqual([
    '012',
    '646',
    '999',
    '999',
  ])
})
