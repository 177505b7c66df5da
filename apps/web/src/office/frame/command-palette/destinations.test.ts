import { expect, test } from 'vitest'
import { isWorthAsking, matchesWords } from './destinations.ts'

test('a section is found by its first letters, without minding accents or capitals', () => {
  expect(matchesWords('Ocupación', 'OCUPACION')).toBe(true)
  expect(matchesWords('Correos detenidos', 'det corr')).toBe(true)
  expect(matchesWords('Servicios', 'serviciosx')).toBe(false)
})

test('with nothing written every section is offered', () => expect(matchesWords('Hoy', '')).toBe(true))

test('one letter is not worth asking the server', () => {
  expect(isWorthAsking(' a ')).toBe(false)
  expect(isWorthAsking('an')).toBe(true)
})
