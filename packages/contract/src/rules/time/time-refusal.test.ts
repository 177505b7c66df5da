import { expect, test } from 'vitest'
import { usualCalendar } from './opening-hours.ts'
import { timeRefusalMessage } from './time-refusal.ts'

test.each([
  ['Hotel', /por día.* como 2026-10-13\.$/],
  ['Guardería', /por día.* como 2026-10-13\.$/],
  ['Grooming', /por hora.* como 2026-10-13T15:00:00Z\.$/],
] as const)('states the units of %s for a request in other units', (serviceType, sentence) => {
  const requested = { serviceType, start: '', end: '' }
  expect(timeRefusalMessage('malformed', usualCalendar, requested)).toMatch(sentence)
})
