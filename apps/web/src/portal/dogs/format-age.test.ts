import { expect, test } from 'vitest'
import { formatAge } from './format-age.ts'

test.each([
  ['2026-10-13', '0 semanas'],
  ['2026-08-04', '10 semanas'],
  ['2026-06-14', '17 semanas'],
  ['2026-06-13', '4 meses'],
  ['2025-10-14', '11 meses'],
  ['2025-10-13', '1 año'],
  ['2024-09-13', '2 años y 1 mes'],
  ['2020-01-01', '6 años'],
])('on 13 October 2026 a dog born on %s is %s old', (birthDate, age) => {
  expect(formatAge(birthDate, '2026-10-13')).toBe(age)
})
