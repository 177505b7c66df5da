import { defaultSettings, settings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { changesIn, hoursDraftOf, hoursFieldOf, hoursIn } from './hours-draft.ts'

const draft = hoursDraftOf(defaultSettings)

test('hours that are written into a form and read again are the same, and nothing of them is sent', () => {
  expect(hoursIn(draft).hours).toEqual(defaultSettings.hours)
  expect(changesIn(hoursIn(draft), hoursIn(draft))).toEqual({})
})

test('only the group that differs is sent, with its closed days left out', () => {
  const changed = { ...draft, 'dayCare-3-open': false, 'dayCare-5-closes': '15:00', checkIn: '14:00' }
  const sent = changesIn(hoursIn(draft), hoursIn(changed))
  expect(sent).toEqual({
    hours: {
      dayCare: [
        { weekday: 1, opens: '07:00', closes: '18:00' },
        { weekday: 2, opens: '07:00', closes: '18:00' },
        { weekday: 4, opens: '07:00', closes: '18:00' },
        { weekday: 5, opens: '07:00', closes: '15:00' },
      ],
    },
    hotel: { checkIn: '14:00' },
  })
})

test('what is wrong stands beside the day it is about', () => {
  const wrong = { ...draft, 'house-1-open': false, 'house-2-closes': '06:00', maxNights: '' }
  const { error } = settings.change.body.safeParse(changesIn(hoursIn(draft), hoursIn(wrong)))
  const fields = error?.issues.map(({ path }) => hoursFieldOf(path.join('.'), wrong))
  expect(fields?.toSorted()).toEqual(['house-2-closes', 'maxNights'])
})
