import { expect, test } from 'vitest'
import { businessTerms } from '../../calls/business/business-terms.ts'
import { defaultTerms, isClabe } from './business-terms.ts'

test('the default terms are within their own bounds', () => {
  expect(businessTerms.parse(defaultTerms)).toEqual(defaultTerms)
})

test('recognises a CLABE by its last digit', () => {
  expect(isClabe('002010077777777771')).toBe(true)
  expect(isClabe('032180000118359719')).toBe(true)
  expect(isClabe('032180000118359718')).toBe(false)
  expect(isClabe('03218000011835971')).toBe(false)
})

test.each([
  [
    { hours: { ...defaultTerms.hours, house: [{ weekday: 1, opens: '19:00', closes: '07:00' }] } },
    'hours.house.0.closes',
  ],
  [
    {
      hours: {
        ...defaultTerms.hours,
        dayCare: [
          { weekday: 1, opens: '07:00', closes: '12:00' },
          { weekday: 1, opens: '13:00', closes: '18:00' },
        ],
      },
    },
    'hours.dayCare',
  ],
  [{ horizonDays: 0 }, 'horizonDays'],
  [{ minimumAge: { months: 3, monthsVaccinated: 4, multipleDoses: 3 } }, 'minimumAge.monthsVaccinated'],
  [{ speiClabe: '032180000118359718' }, 'speiClabe'],
  [{ requirements: { ...defaultTerms.requirements, hotel: ['rabies', 'rabies'] } }, 'requirements.hotel'],
  [
    {
      hotel: {
        ...defaultTerms.hotel,
        discounts: [
          { fromNights: 14, percent: 10 },
          { fromNights: 7, percent: 5 },
        ],
      },
    },
    'hotel.discounts',
  ],
])('%j is refused beside its field', (terms, path) => {
  const { error } = businessTerms.safeParse({ ...defaultTerms, ...terms })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})
