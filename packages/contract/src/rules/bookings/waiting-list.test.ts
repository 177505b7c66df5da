import { expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { instantAt } from '../time/business-time.ts'
import { offerEnds } from './waiting-list.ts'

/** Tuesday 13 October 2026; the guardería closes at 18:00. */
const at = (time: string) => instantAt('2026-10-13', time)

test('a place is kept for two hours', () => {
  const later = { serviceType: 'Hotel', start: '2026-10-20' } as const
  expect(offerEnds(later, at('10:00'), defaultTerms)).toBe(at('12:00'))
})

test('ends at the latest when the visit begins or the first day closes', () => {
  const lesson = { serviceType: 'Entrenamiento', start: at('10:30') } as const
  expect(offerEnds(lesson, at('10:00'), defaultTerms)).toBe(at('10:30'))
  const day = { serviceType: 'Guardería', start: '2026-10-13' } as const
  expect(offerEnds(day, at('17:15'), defaultTerms)).toBe(at('18:00'))
  expect(offerEnds(day, at('15:15'), defaultTerms)).toBe(at('17:15'))
})
