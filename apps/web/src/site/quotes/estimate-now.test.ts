import { defaultTerms, usualSizeRules, type CatalogService } from '@rumi/contract'
import { expect, test } from 'vitest'
import { estimateNow } from './estimate-now.ts'

const service: CatalogService = {
  id: '6f1c1b52-8f5a-4a55-9d0a-1d2f3a4b5c6d',
  serviceType: 'Hotel',
  name: 'Noche de hotel',
  description: '',
  durationMinutes: 0,
  priceCentavos: 500_00,
  bookableOnline: true,
  isExtra: false,
  ...usualSizeRules,
  seasons: [],
}
const today = '2026-11-20'

test('a week for two dogs has a line for each and one for the 5 %', () => {
  const price = estimateNow(
    service,
    { dogs: 2, sizes: [], start: '2026-11-21', end: '2026-11-28' },
    { today, terms: defaultTerms },
  )
  expect(price?.lines.map(({ amountCentavos }) => amountCentavos)).toEqual([3500_00, 3500_00, -350_00])
  expect(price?.totalCentavos).toBe(6650_00)
})

test.each([
  ['2026-11-28', '2026-11-28'],
  ['2026-11-28', '2026-11-21'],
  ['', '2026-11-28'],
])('from %s to %s there is no stay and no price', (start, end) => {
  expect(
    estimateNow(service, { dogs: 1, sizes: [], start, end }, { today, terms: defaultTerms }),
  ).toBeUndefined()
})

test('a visit costs the same whichever day it falls on', () => {
  const bath = { ...service, serviceType: 'Grooming', name: 'Baño y Shampoo' } as const
  expect(
    estimateNow(bath, { dogs: 1, sizes: [], start: '', end: '' }, { today, terms: defaultTerms })
      ?.totalCentavos,
  ).toBe(500_00)
})

test('each dog pays by the size that was said', () => {
  const bath = {
    ...service,
    serviceType: 'Grooming',
    mediumPriceCentavos: 600_00,
    largePriceCentavos: 800_00,
  } as const
  const price = (sizes: ('small' | 'medium' | 'large')[]) =>
    estimateNow(bath, { dogs: sizes.length, sizes, start: '', end: '' }, { today, terms: defaultTerms })
  expect(price(['small', 'medium', 'large'])?.lines.map(({ amountCentavos }) => amountCentavos)).toEqual([
    500_00, 600_00, 800_00,
  ])
})
