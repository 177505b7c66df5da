import { expect, test } from 'vitest'
import { defaultTerms } from './business-terms.ts'
import { pagePrices, planPrice } from './plan-price.ts'

const plan = { passKind: null, nights: null, severalDays: false } as const
const priceOf = (changes: Partial<Parameters<typeof planPrice>[0]>) =>
  planPrice({ ...plan, serviceType: 'Guardería', unitCentavos: 350_00, ...changes }, defaultTerms)

test('a card sells from the price of its length, discounts included', () => {
  expect(priceOf({})).toBe(350_00)
  expect(priceOf({ severalDays: true })).toBe(1750_00)
  expect(priceOf({ passKind: 'day-care-month' })).toBe(7000_00)
  expect(priceOf({ serviceType: 'Hotel', unitCentavos: 550_00, nights: 1 })).toBe(550_00)
  expect(priceOf({ serviceType: 'Hotel', unitCentavos: 550_00, nights: 7 })).toBe(3657_50)
  expect(priceOf({ serviceType: 'Entrenamiento', unitCentavos: 400_00, passKind: 'training-5' })).toBe(
    1900_00,
  )
})

test('a service priced by agreement has no price', () => {
  expect(priceOf({ unitCentavos: null })).toBeNull()
  expect(priceOf({ serviceType: null })).toBeNull()
})

test('a page sells from its cheapest card', () => {
  const prices = pagePrices([
    { page: 'grooming', unitCentavos: 380_00 },
    { page: 'grooming', unitCentavos: 250_00 },
    { page: 'grooming', unitCentavos: null },
    { page: 'events', unitCentavos: null },
  ])
  expect(prices).toEqual({ grooming: 250_00 })
})
