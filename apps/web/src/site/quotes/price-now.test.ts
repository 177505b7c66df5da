import {
  firstPlanCards,
  usualCalendar,
  usualSizeRules,
  type CatalogService,
  type SitePlan,
} from '@rumi/contract'
import { expect, test } from 'vitest'
import { estimateNow } from './price-now.tsx'

const service: CatalogService = {
  id: '6f1c1b52-8f5a-4a55-9d0a-1d2f3a4b5c6d',
  serviceType: 'Hotel',
  name: 'Noche de hotel',
  description: '',
  durationMinutes: 0,
  priceCentavos: 500_00,
  bookableOnline: true,
  isExtra: false,
  ivaTreatment: 'general',
  ...usualSizeRules,
  seasons: [],
}
/** Friday noon in Mexico City. */
const under = { now: '2026-11-20T18:00:00Z', calendar: usualCalendar }

const planOf = (slug: string, { serviceType, id }: CatalogService): SitePlan => {
  const {
    action = 'quote',
    passKind = null,
    nights = null,
    severalDays = false,
    ...words
  } = firstPlanCards.find((card) => card.slug === slug)!
  return {
    ...words,
    action,
    passKind,
    nights,
    severalDays,
    serviceId: id,
    serviceType,
    isBookable: true,
    unitCentavos: null,
  }
}
const oneWeek = planOf('hotel-1-semana', service)
const dayCare = {
  ...service,
  serviceType: 'Guardería',
  name: 'Día de guardería',
  priceCentavos: 350_00,
} as const
const bath = { ...service, serviceType: 'Grooming', name: 'Baño y Shampoo' } as const
const bathPlan = planOf('bano-y-shampoo', bath)

test('a week for two dogs has a line for each and one for the 5 %', () => {
  const draft = { dogs: 2, sizes: [], own: [], start: '2026-11-21', end: '2026-11-28' }
  const price = estimateNow(service, oneWeek, draft, under)
  expect(price?.lines.map(({ amountCentavos }) => amountCentavos)).toEqual([3500_00, 3500_00, -350_00])
  expect(price?.totalCentavos).toBe(6650_00)
})

test.each([
  ['2026-11-28', '2026-11-28'],
  ['2026-11-28', '2026-11-21'],
  ['', '2026-11-28'],
  ['2026-11-23', ''],
  ['2026-11-22', '2026-11-28'],
  ['2026-11-21', '2026-11-22'],
  ['2026-11-18', '2026-11-23'],
  ['2026-11-23', '2027-11-24'],
])('from %s to %s is no valid stay and has no price', (start, end) => {
  expect(estimateNow(service, oneWeek, { dogs: 1, sizes: [], own: [], start, end }, under)).toBeUndefined()
})

test('Plan Semanal costs the open days of the requested week, Plan Diario one', () => {
  const priceOf = (slug: string, start: string) =>
    estimateNow(dayCare, planOf(slug, dayCare), { dogs: 1, sizes: [], own: [], start, end: '' }, under)
      ?.totalCentavos
  expect(priceOf('guarderia-semanal', '2026-11-23')).toBe(1750_00)
  expect(priceOf('guarderia-semanal', '')).toBe(1750_00)
  expect(priceOf('guarderia-semanal', '2026-11-20')).toBe(350_00)
  expect(priceOf('guarderia-diario', '2026-11-23')).toBe(350_00)
  expect(priceOf('guarderia-diario', '2026-11-28')).toBeUndefined()
})

test('a visit costs the same on any day, also on a closed one', () => {
  const priceOn = (start: string) =>
    estimateNow(bath, bathPlan, { dogs: 1, sizes: [], own: [], start, end: '' }, under)?.totalCentavos
  expect(priceOn('')).toBe(500_00)
  expect(priceOn('2026-11-24')).toBe(500_00)
  expect(priceOn('2026-11-22')).toBeUndefined()
})

test('each dog pays by its chosen size', () => {
  const sized = { ...bath, mediumPriceCentavos: 600_00, largePriceCentavos: 800_00 }
  const price = (sizes: ('small' | 'medium' | 'large')[]) =>
    estimateNow(sized, bathPlan, { dogs: sizes.length, sizes, own: [], start: '', end: '' }, under)
  expect(price(['small', 'medium', 'large'])?.lines.map(({ amountCentavos }) => amountCentavos)).toEqual([
    500_00, 600_00, 800_00,
  ])
})

test("prices the owner's dogs by weight, and the extras of a stay in one total with IVA taken out once", () => {
  const sized = { ...bath, isExtra: true, mediumPriceCentavos: 600_00, largePriceCentavos: 800_00 }
  const family = [
    { _id: 'canela', name: 'Canela', weightKg: 18 },
    { _id: 'frijol', name: 'Frijol', weightKg: 40 },
  ]
  const draft = { dogs: 3, sizes: [], own: ['canela'], start: '2026-11-21', end: '2026-11-28' }
  const price = estimateNow(service, oneWeek, draft, under, { family, extras: [sized] })
  expect(price?.lines.map(({ label }) => label)).toEqual([
    'Noche de hotel, Canela: 7 noches × $500.00 MXN',
    'Descuento de 5 % por 7 noches',
    'Baño y Shampoo, Canela (mediano)',
  ])
  expect(price).toMatchObject({ totalCentavos: 3925_00, ivaCentavos: 541_38 })
})
