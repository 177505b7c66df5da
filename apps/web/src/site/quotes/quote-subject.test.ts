import { firstPlanCards, usualSizeRules, type CatalogService, type SitePlan } from '@rumi/contract'
import { expect, test } from 'vitest'
import { isByRequest, quoteDaysOf, servicePriced } from './quote-subject.ts'

const typeOf = {
  day: 'Guardería',
  night: 'Hotel',
  fullSpa: 'Grooming',
  bath: 'Grooming',
  brushing: 'Extra-Grooming',
  session: 'Entrenamiento',
  basicParty: 'Evento',
  premiumParty: 'Evento',
  deluxeParty: 'Evento',
} as const

const shipped = firstPlanCards.map(
  ({ sells, action = 'quote', passKind = null, nights = null, severalDays = false, ...words }): SitePlan => ({
    ...words,
    action,
    passKind,
    nights,
    severalDays,
    serviceId: sells,
    serviceType: typeOf[sells],
    isBookable: typeOf[sells] !== 'Evento',
    unitCentavos: null,
  }),
)
const named = (slug: string) => shipped.find((plan) => plan.slug === slug)!

const bath: CatalogService = {
  id: 'bath',
  serviceType: 'Grooming',
  name: 'Hoy se llama de otro modo',
  description: '',
  durationMinutes: 60,
  priceCentavos: 380_00,
  bookableOnline: true,
  isExtra: true,
  ivaTreatment: 'general',
  ...usualSizeRules,
  seasons: [],
}

test('the service decides the kind of days, or the page without one', () => {
  expect(quoteDaysOf(named('hotel-1-semana'))).toBe('stay')
  expect(quoteDaysOf(named('evento-deluxe'))).toBe('party')
  expect(quoteDaysOf(named('guarderia-diario'))).toBe('day')
  expect(quoteDaysOf(named('guarderia-semanal'))).toBe('week')
  expect(quoteDaysOf(named('bano-y-shampoo'))).toBe('visit')
  expect(quoteDaysOf({ page: 'grooming', serviceType: 'Hotel', severalDays: false })).toBe('stay')
  expect(quoteDaysOf({ page: 'training', serviceType: null, severalDays: false })).toBe('course')
})

test("finds a card's service by id; the office prices passes, parties and cards without a service", () => {
  expect(servicePriced(named('bano-y-shampoo'), [bath])).toBe(bath)
  expect(servicePriced(named('spaw-completo'), [bath])).toBeUndefined()
  const byRequest = shipped.filter(isByRequest).map(({ slug }) => slug)
  expect(byRequest).toEqual([
    'guarderia-mensual',
    'entrenamiento-5',
    'entrenamiento-10',
    'evento-basico',
    'evento-premium',
    'evento-deluxe',
  ])
  expect(isByRequest({ ...named('bano-y-shampoo'), serviceId: null, serviceType: null })).toBe(true)
})
