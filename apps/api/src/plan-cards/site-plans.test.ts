import { usualSizeRules } from '@rumi/contract'
import { expect, test } from 'vitest'
import { factsOfService } from './site-plans.ts'

const bath = {
  ...usualSizeRules,
  serviceType: 'Grooming',
  bookableOnline: true,
  priceCentavos: 380_00,
} as const

test('a card sells from the lowest price of its sizes, and only what the desk does not keep to itself', () => {
  expect(factsOfService({ ...bath, mediumPriceCentavos: 350_00, largePriceCentavos: 500_00 })).toEqual({
    serviceType: 'Grooming',
    isBookable: true,
    unitCentavos: 350_00,
  })
  expect(factsOfService({ ...bath, bookableOnline: false })).toMatchObject({ isBookable: false })
})

test('an event and a card without a service have neither a price nor a booking', () => {
  const nothing = { isBookable: false, unitCentavos: null }
  expect(factsOfService({ ...bath, serviceType: 'Evento' })).toMatchObject(nothing)
  expect(factsOfService(null)).toEqual({ serviceType: null, ...nothing })
  expect(factsOfService({ ...bath, priceCentavos: 0 }).unitCentavos).toBeNull()
})
