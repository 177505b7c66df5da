import { usualCalendar, quoteForm, usualSizeRules, type CatalogService } from '@rumi/contract'
import { expect, test } from 'vitest'
import { emptyDraft, requestFrom, serviceFor } from './quote-draft.ts'
import { quoteSubjects } from './quote-subject.ts'

const night: CatalogService = {
  id: '6f1c1b52-8f5a-4a55-9d0a-1d2f3a4b5c6d',
  serviceType: 'Hotel',
  name: 'Noche de hotel',
  description: '',
  durationMinutes: 0,
  priceCentavos: 550_00,
  ...usualSizeRules,
  seasons: [],
}
const bath = { ...night, serviceType: 'Grooming', name: 'Spaw Completo' } as const
/** Noon in Mexico City. */
const friday = '2026-11-20T18:00:00Z'
const written = {
  ...emptyDraft({ days: 'visit' }, { now: friday, calendar: usualCalendar }),
  name: 'Ana',
  email: 'ana@correo.mx',
}

test('a stay opens on the next days the house can take it, as long as its plan; a visit names no day', () => {
  const opens = (slug: string) => {
    const { start, end } = emptyDraft(quoteSubjects[slug] ?? { days: 'stay' }, {
      now: friday,
      calendar: usualCalendar,
    })
    return [start, end]
  }
  expect(opens('hotel-1-semana')).toEqual(['2026-11-21', '2026-11-28'])
  expect(opens('hotel-1-dia')).toEqual(['2026-11-23', '2026-11-24'])
  expect(written).toMatchObject({ start: '', end: '', dogs: 1 })
})

test('what is sent has no empty fields and is what the contract takes', () => {
  const request = requestFrom(written, 'Paquete Premium', undefined)
  expect(request).toEqual({ name: 'Ana', email: 'ana@correo.mx', dogs: 1, package: 'Paquete Premium' })
  expect(quoteForm.safeParse(request).success).toBe(true)
})

test('a service that is sold under its own name goes by its id, a plan of it keeps its name beside', () => {
  expect(requestFrom(written, 'Spaw Completo', bath)).not.toHaveProperty('package')
  expect(requestFrom(written, '1 semana', night)).toMatchObject({ serviceId: night.id, package: '1 semana' })
})

test('a package finds its service by kind and name, and none where the office prices it', () => {
  const find = (slug: string) => serviceFor(quoteSubjects[slug] ?? { days: 'visit' }, [night, bath])
  expect(find('hotel-2-semanas')).toBe(night)
  expect(find('spaw-completo')).toBe(bath)
  expect(find('bano-y-shampoo')).toBeUndefined()
  expect(find('evento-deluxe')).toBeUndefined()
})
