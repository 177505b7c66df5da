import { defaultSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { hoursDraftOf, hoursFieldOf, hoursForm, hoursIn } from './hours-draft.ts'

const draft = hoursDraftOf(defaultSettings)

test('restores opening hours from a form', () => {
  expect(hoursIn(draft).hours).toEqual(defaultSettings.hours)
  expect(hoursForm.schema.parse(hoursIn(draft))).toEqual(hoursIn(draft))
})

test("omits a closed day and uses a group's own hours", () => {
  const changed = { ...draft, 'dayCare-3-open': false, 'dayCare-5-closes': '15:00', checkIn: '14:00' }
  const { hours, hotel } = hoursIn(changed)
  expect(hours).toEqual({
    ...defaultSettings.hours,
    dayCare: [
      { weekday: 1, opens: '07:00', closes: '18:00' },
      { weekday: 2, opens: '07:00', closes: '18:00' },
      { weekday: 4, opens: '07:00', closes: '18:00' },
      { weekday: 5, opens: '07:00', closes: '15:00' },
    ],
  })
  expect(hotel).toEqual({ checkIn: '14:00', checkOut: '11:00', maxNights: 60 })
})

test('shows an error beside its day', () => {
  const wrong = { ...draft, 'house-1-open': false, 'house-2-closes': '06:00', maxNights: '' }
  const { error } = hoursForm.schema.safeParse(hoursIn(wrong))
  const fields = error?.issues.map(({ path }) => hoursFieldOf(path.join('.'), wrong))
  expect(fields?.toSorted()).toEqual(['house-2-closes', 'maxNights'])
})
