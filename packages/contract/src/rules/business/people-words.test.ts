import { expect, test } from 'vitest'
import { lineSought, matchesPeople, peopleWords, splitName } from './people-words.ts'

test('a line is its ten digits, whatever is written before them', () => {
  const writings = [
    '55 8123 4567',
    '+52 55 8123 4567',
    '+52 1 (55) 8123-4567',
    '044 55 81234567',
    '01 55 8123 4567',
  ]
  for (const written of [...writings, '00 52 55 8123 4567', '(+52) 55.8123.4567', '5215581234567'])
    expect(lineSought(written), written).toBe('5581234567')
  expect(lineSought('8123-45')).toBe('812345')
  expect(lineSought('+52 55 81')).toBe('5581')
})

test('words stand in any order, without accents in either Unicode form, and a telephone is one of them', () => {
  expect(peopleWords('  SOLÍS canela ')).toEqual(['solis', 'canela'])
  expect(peopleWords('Solís'.normalize('NFD'))).toEqual(['solis'])
  expect(peopleWords('Peña')).toEqual(['pena'])
  expect(peopleWords('ana 044 55 8123 4567 solís')).toEqual(['ana', '5581234567', 'solis'])
  expect(peopleWords('8123-45')).toEqual(['812345'])
  expect(peopleWords('ana anaya')).toEqual(['anaya'])
  expect(peopleWords('\u200B')).toEqual([])
})

test('finds a person by each of their known texts and by no other', () => {
  const known = { texts: ['Tláloc', 'Lucía', 'Barrera'.normalize('NFD')], phones: ['55 3318 9052'] }
  for (const search of ['barrera tlaloc', 'TLÁLOC', 'lucía 3318', '+52 1 55 3318 9052', '3318-90', ''])
    expect(matchesPeople(search, known), search).toBe(true)
  for (const search of ['canela', 'tlaloc ríos', '55 0000'])
    expect(matchesPeople(search, known), search).toBe(false)
})

test('digits of a mail address are no telephone', () => {
  expect(peopleWords('pilar-1796218800000@correo.mx')).toEqual(['pilar-1796218800000@correo.mx'])
  expect(peopleWords('ana@55-1234-5678.mx')).toEqual(['ana@55-1234-5678.mx'])
  expect(peopleWords('ana 55 1234 5678')).toEqual(['ana', '5512345678'])
})

test.each([
  ['Rosa', 'Rosa', ''],
  [' Rosa  Peña ', 'Rosa', 'Peña'],
  ['Rosa Peña Ruiz', 'Rosa', 'Peña Ruiz'],
  ['María José Peña Ruiz', 'María José', 'Peña Ruiz'],
])('splits %s into %s, %s', (written, name, lastName) => {
  expect(splitName(written)).toEqual({ name, lastName })
})
