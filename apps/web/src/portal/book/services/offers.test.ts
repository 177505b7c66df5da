import { firstPlanCards, usualSizeRules, type CatalogService, type ServiceType } from '@rumi/contract'
import { expect, test } from 'vitest'
import { offerNamed } from './offers.ts'

const sold = (id: string, serviceType: ServiceType, durationMinutes = 0): CatalogService => ({
  id,
  serviceType,
  name: 'Con otro nombre',
  description: '',
  durationMinutes,
  priceCentavos: 100_00,
  bookableOnline: true,
  isExtra: false,
  ivaTreatment: 'general',
  ...usualSizeRules,
  seasons: [],
})

const services = [
  sold('day', 'Guardería'),
  sold('night', 'Hotel'),
  sold('fullSpa', 'Grooming', 120),
  sold('bath', 'Grooming', 60),
  sold('brushing', 'Extra-Grooming', 60),
  sold('session', 'Entrenamiento', 60),
  sold('basicParty', 'Evento'),
  sold('premiumParty', 'Evento'),
  sold('deluxeParty', 'Evento'),
]
const plans = firstPlanCards.map(({ slug, sells, passKind = null, severalDays = false }) => ({
  slug,
  serviceId: sells,
  passKind,
  severalDays,
}))
const catalog = { services, plans }

test('maps every public plan to its service, regardless of names', () => {
  for (const { slug, sells } of firstPlanCards)
    expect([slug, offerNamed(slug, catalog)?.service.id]).toEqual([slug, sells])
})

test('a weekly plan starts with several days, a pass with the pass', () => {
  expect(offerNamed('guarderia-semanal', catalog)).toEqual({ service: services[0], severalDays: true })
  expect(offerNamed('guarderia-mensual', catalog)).toMatchObject({ pass: 'day-care-month' })
  expect(offerNamed('entrenamiento-10', catalog)).toMatchObject({ pass: 'training-10' })
})

test('finds other services by id, and a kind by its shortest service', () => {
  expect(offerNamed('brushing', catalog)?.service.id).toBe('brushing')
  expect(offerNamed('estetica', catalog)?.service.id).toBe('bath')
  expect(offerNamed('guarderia', catalog)?.service.id).toBe('day')
})

test('returns no offer for a service that is off sale', () => {
  expect(offerNamed('paseo-lunar', catalog)).toBeUndefined()
  expect(offerNamed('evento-deluxe', { services: services.slice(0, 3), plans })).toBeUndefined()
  expect(offerNamed('constructor', catalog)).toBeUndefined()
  expect(offerNamed(undefined, catalog)).toBeUndefined()
})
