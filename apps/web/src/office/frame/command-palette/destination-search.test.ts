import { expect, test } from 'vitest'
import { isSearchable, matchesWords } from './destination-search.tsx'

test('finds a section by its first letters, ignoring accents and capitals', () => {
  expect(matchesWords('Ocupación', 'OCUPACION')).toBe(true)
  expect(matchesWords('Correos detenidos', 'det corr')).toBe(true)
  expect(matchesWords('Servicios', 'serviciosx')).toBe(false)
})

test('offers every section without input', () => expect(matchesWords('Hoy', '')).toBe(true))

test('sends no request for a single letter', () => {
  expect(isSearchable(' a ')).toBe(false)
  expect(isSearchable('an')).toBe(true)
})
