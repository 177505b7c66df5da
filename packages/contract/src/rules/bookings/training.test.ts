import { expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { passDiscountPercent } from './training.ts'

test('five sessions are 5 % off, ten are 10 %, and no other number is sold as a pass', () => {
  expect([1, 4, 5, 9, 10, 20].map((sessions) => passDiscountPercent(sessions, defaultTerms.passes))).toEqual([
    0, 0, 5, 0, 10, 0,
  ])
})
