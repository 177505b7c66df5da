import { usualSizeRules, type CatalogService, type ServiceType } from '@rumi/contract'
import { expect, test } from 'vitest'
import { dayCareCopy } from '../../copy/day-care.ts'
import { eventsCopy } from '../../copy/events.ts'
import { groomingCopy } from '../../copy/grooming.ts'
import { hotelCopy } from '../../copy/hotel.ts'
import { trainingCopy } from '../../copy/training.ts'
import { offerNamed, slugOf } from './offers.ts'

const sold = (serviceType: ServiceType, name: string): CatalogService => ({
  id: `id of ${name}`,
  serviceType,
  name,
  description: '',
  durationMinutes: 60,
  priceCentavos: 100_00,
  ...usualSizeRules,
  seasons: [],
})

const catalog = [
  sold('Guardería', 'Día de guardería'),
  sold('Hotel', 'Noche de hotel'),
  sold('Grooming', 'Spaw Completo'),
  sold('Grooming', 'Baño y Shampoo'),
  sold('Extra-Grooming', 'Cepillado Extra'),
  sold('Entrenamiento', 'Sesión Individual'),
  sold('Evento', 'Paquete Básico'),
  sold('Evento', 'Paquete Premium'),
  sold('Evento', 'Paquete Deluxe'),
]

test('every plan of the public pages lands on a service of its own kind', () => {
  const kinds = [
    [dayCareCopy, ['Guardería']],
    [hotelCopy, ['Hotel']],
    [groomingCopy, ['Grooming', 'Extra-Grooming']],
    [trainingCopy, ['Entrenamiento']],
    [eventsCopy, ['Evento']],
  ] as const
  for (const [page, types] of kinds) {
    for (const { slug } of page.plans.items)
      expect([slug, types]).toEqual([
        slug,
        expect.arrayContaining([offerNamed(slug, catalog)?.service.serviceType]),
      ])
  }
})

test('a weekly plan begins with several days, a hotel plan with the hotel, a pass with the pass', () => {
  expect(offerNamed('guarderia-semanal', catalog)).toMatchObject({ severalDays: true })
  expect(offerNamed('hotel-2-semanas', catalog)).toMatchObject({ service: { serviceType: 'Hotel' } })
  expect(offerNamed('guarderia-mensual', catalog)).toMatchObject({ pass: 'day-care-month' })
  expect(offerNamed('entrenamiento-10', catalog)).toMatchObject({ pass: 'training-10' })
})

test('any other service is known by its name without accents, or by its id', () => {
  expect(slugOf('Limpieza de Oídos')).toBe('limpieza-de-oidos')
  expect(offerNamed('bano-y-shampoo', catalog)?.service.name).toBe('Baño y Shampoo')
  expect(offerNamed('id of Sesión Individual', catalog)?.service.name).toBe('Sesión Individual')
})

test('what the house does not sell is no offer', () => {
  expect(offerNamed('paseo-lunar', catalog)).toBeUndefined()
  expect(offerNamed('evento-deluxe', catalog.slice(0, 3))).toBeUndefined()
  expect(offerNamed('constructor', catalog)).toBeUndefined()
  expect(offerNamed(undefined, catalog)).toBeUndefined()
})
