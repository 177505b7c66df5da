import { expect, test } from 'vitest'
import { formatClock, withArticle } from './format-clock.ts'

test('one o’clock is spoken of as one, every other hour as several', () => {
  expect(withArticle(formatClock('01:05'))).toBe('la 1:05')
  expect(['1:00', '10:00', '13:30'].map(withArticle)).toEqual(['la 1:00', 'las 10:00', 'las 13:30'])
})
