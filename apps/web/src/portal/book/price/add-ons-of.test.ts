import { usualSizeRules, type CatalogService } from '@rumi/contract'
import { expect, test } from 'vitest'
import { asDog } from '../../guest/stored-dogs.ts'
import { addOnsOf } from './add-ons-of.ts'

const service = (changes: Partial<CatalogService>): CatalogService => ({
  id: 'day-care',
  serviceType: 'Guardería',
  name: 'Guardería',
  description: '',
  durationMinutes: 60,
  priceCentavos: 350_00,
  ...usualSizeRules,
  seasons: [],
  bookableOnline: true,
  isExtra: false,
  ivaTreatment: 'general',
  ...changes,
})
const guest = (id: string, weightKg: number) => ({
  dog: asDog({ id, fields: { name: id, sex: 'macho', birthDate: '2020-01-01', breed: '', weightKg } }),
  records: [],
})

test('prices an add-on as its quote does: by size, season and dogs', () => {
  const dayCare = service({})
  const bath = service({
    id: 'bath',
    serviceType: 'Grooming',
    priceCentavos: 200_00,
    mediumPriceCentavos: 300_00,
    seasons: [{ name: 'Lluvias', from: '2026-12-01', to: '2026-12-31', percent: 10 }],
    isExtra: true,
    ivaTreatment: 'general',
  })
  const search = {
    catalog: [dayCare, bath],
    offer: { service: dayCare },
    family: [guest('chico', 5), guest('mediano', 15)],
  }
  const choices = { dogIds: ['chico', 'mediano'], addOns: [] }
  const on = (day: string) => ({ start: day, end: day })
  expect(addOnsOf({ ...search, choices, when: on('2026-11-30') }).offered[0]?.priceCentavos).toBe(500_00)
  expect(addOnsOf({ ...search, choices, when: on('2026-12-01') }).offered[0]?.priceCentavos).toBe(550_00)
  const forOne = { ...choices, addOns: [{ service: 'bath', time: '16:00', dogIds: ['mediano'] }] }
  expect(addOnsOf({ ...search, choices: forOne, when: on('2026-12-01') }).chosen[0]?.priceCentavos).toBe(
    330_00,
  )
})
