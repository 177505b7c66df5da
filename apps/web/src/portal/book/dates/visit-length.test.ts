import { expect, test } from 'vitest'
import { groomingSizeRules, usualSizeRules, type CatalogService } from '@rumi/contract'
import { formatLengthFor, formatVisitLength } from './visit-length.ts'

const service = (serviceType: CatalogService['serviceType'], durationMinutes: number) => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  serviceType,
  name: 'Baño y Shampoo',
  description: '',
  durationMinutes,
  priceCentavos: 380_00,
  bookableOnline: true,
  isExtra: false,
  ivaTreatment: 'general' as const,
  ...(durationMinutes === 60 ? groomingSizeRules : usualSizeRules),
  seasons: [],
})
const small = { name: 'Taco', weightKg: 8 }
const large = { name: 'Frijol', weightKg: 30 }

test('states the duration of a service, as a range if it depends on the dog', () => {
  expect(formatVisitLength(service('Grooming', 60))).toBe('60 a 90 minutos, según su talla')
  expect(formatVisitLength(service('Grooming', 120))).toBe('2 horas')
  expect(formatVisitLength(service('Entrenamiento', 60))).toBe('1 hora')
})

test('days, nights and parties have no duration', () => {
  expect(formatVisitLength(service('Guardería', 0))).toBeUndefined()
  expect(formatVisitLength(service('Hotel', 0))).toBeUndefined()
  expect(formatVisitLength(service('Evento', 120))).toBeUndefined()
})

test('states the real duration for the selected dogs, together or in turn', () => {
  expect(formatLengthFor(service('Grooming', 60), [large])).toBe(
    'Para Frijol toma 90 minutos, según su talla.',
  )
  expect(formatLengthFor(service('Grooming', 60), [small, large])).toBe(
    'Para Taco y Frijol toma 2 horas y 30 minutos, uno tras otro y según su talla.',
  )
  expect(formatLengthFor(service('Grooming', 120), [small, large])).toBe(
    'Para Taco y Frijol toma 4 horas, uno tras otro.',
  )
  expect(formatLengthFor(service('Entrenamiento', 60), [small, large])).toBe(
    'Para Taco y Frijol toma 1 hora.',
  )
})
