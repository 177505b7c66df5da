import { quoteForm, usualCalendar } from '@rumi/contract'
import { expect, test } from 'vitest'
import { emptyDraft, requestFrom, hasAllSizes } from './quote-draft.ts'

/** Noon in Mexico City. */
const friday = '2026-11-20T18:00:00Z'
const under = { now: friday, calendar: usualCalendar }
const written = {
  ...emptyDraft({ page: 'grooming', serviceType: 'Grooming', nights: null, severalDays: false }, under),
  name: 'Ana',
  email: 'ana@correo.mx',
}
const bath = { slug: 'bano-y-shampoo', serviceId: '6f1c1b52-8f5a-4a55-9d0a-1d2f3a4b5c6d' }

test("a stay starts on the next possible days of its plan's length, a week on the next one; a visit has no day", () => {
  const opens = (nights: number | null) => {
    const { start, end } = emptyDraft(
      { page: 'hotel', serviceType: 'Hotel', nights, severalDays: false },
      under,
    )
    return [start, end]
  }
  expect(opens(7)).toEqual(['2026-11-21', '2026-11-28'])
  expect(opens(1)).toEqual(['2026-11-23', '2026-11-24'])
  expect(opens(null)).toEqual(['2026-11-23', '2026-11-24'])
  const week = { page: 'dayCare', serviceType: 'Guardería', nights: null, severalDays: true } as const
  expect(emptyDraft(week, under)).toMatchObject({ start: '2026-11-23', end: '' })
  expect(written).toMatchObject({ start: '', end: '', dogs: 1 })
})

test('a request names its card and service, omits empty fields and satisfies the contract', () => {
  const request = requestFrom(written, bath)
  expect(request).toEqual({
    name: 'Ana',
    email: 'ana@correo.mx',
    dogs: 1,
    package: 'bano-y-shampoo',
    serviceId: bath.serviceId,
  })
  expect(quoteForm.safeParse(request).success).toBe(true)
  expect(requestFrom(written, { slug: 'evento-a-la-medida', serviceId: null })).not.toHaveProperty(
    'serviceId',
  )
})

test('sends the sizes of its dogs and omits those beyond their number', () => {
  const two = { ...written, dogs: 2, sizes: ['large' as const, '' as const, 'small' as const] }
  expect(hasAllSizes(two)).toBe(false)
  expect(requestFrom(two, bath).dogs).toEqual([{ size: 'large' }, {}])
  expect(quoteForm.safeParse(requestFrom(two, bath)).success).toBe(true)
  expect(hasAllSizes({ dogs: 1, sizes: ['large', ''], own: [] })).toBe(true)
})

test("requests the price of the owner's chosen dogs by name and weight", () => {
  const family = [
    { _id: 'canela', name: 'Canela', weightKg: 18 },
    { _id: 'frijol', name: 'Frijol', weightKg: null },
  ]
  const own = { ...written, own: ['canela', 'frijol'] }
  expect(hasAllSizes(own, family)).toBe(true)
  const request = requestFrom(own, bath, family)
  expect(request.dogs).toEqual([{ name: 'Canela', weightKg: 18 }, { name: 'Frijol' }])
  expect(quoteForm.safeParse(request).success).toBe(true)
})
