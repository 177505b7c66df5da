import { expect, test } from 'vitest'
import { accountTogether, isPaidByPass, totalTogether } from './account-together.ts'

const stay = {
  totalCentavos: 124_000,
  depositCentavos: 62_000,
  paidCentavos: 62_000,
  dueNowCentavos: 0,
  leftCentavos: 62_000,
}
const bath = {
  totalCentavos: 35_000,
  depositCentavos: 7_000,
  paidCentavos: 0,
  dueNowCentavos: 7_000,
  leftCentavos: 35_000,
}

test('a stay and its bath are one account, each sum of its own', () => {
  expect(totalTogether([stay, bath])).toBe(159_000)
  expect(accountTogether([stay, bath])).toEqual({
    totalCentavos: 159_000,
    depositCentavos: 69_000,
    paidCentavos: 62_000,
    dueNowCentavos: 7_000,
    leftCentavos: 97_000,
  })
  expect(accountTogether([stay])).toEqual(stay)
})

test('only what has a price and a pass against it is paid by a pass', () => {
  const price = { amountCentavos: 30_000 }
  expect(isPaidByPass({ totalCentavos: 0, lines: [price, { amountCentavos: -30_000 }] })).toBe(true)
  expect(isPaidByPass({ totalCentavos: 0, lines: [] })).toBe(false)
  expect(isPaidByPass({ totalCentavos: 15_000, lines: [price, { amountCentavos: -15_000 }] })).toBe(false)
})
