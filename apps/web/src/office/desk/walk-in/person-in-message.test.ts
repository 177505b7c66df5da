import { expect, test } from 'vitest'
import { dogsNamedIn, isSameName, isSamePhone, splitName } from './person-in-message.ts'

test.each([
  ['Rosa', 'Rosa', ''],
  [' Rosa  Peña ', 'Rosa', 'Peña'],
  ['Rosa Peña Ruiz', 'Rosa', 'Peña Ruiz'],
  ['María José Peña Ruiz', 'María José', 'Peña Ruiz'],
])('%s is written down as %s, %s', (written, name, lastName) => {
  expect(splitName(written)).toEqual({ name, lastName })
})

test('the dogs of a request are those its last line names', () => {
  expect(dogsNamedIn('Cumple tres.\n\nPara Nube, Oso.')).toEqual(['Nube', 'Oso'])
  expect(dogsNamedIn('Para Nube.')).toEqual(['Nube'])
  expect(dogsNamedIn('Para mi perro. Gracias.')).toEqual([])
  expect(dogsNamedIn('¿Abren los sábados?')).toEqual([])
})

test('a telephone is the same with its country and without, and a short one is nobody’s', () => {
  expect(isSamePhone('+52 55 1234 5678', '(55) 1234-5678')).toBe(true)
  expect(isSamePhone('55 1234 5678', '55 1234 5679')).toBe(false)
  expect(isSamePhone('', '')).toBe(false)
})

test('a name is the same with and without its accents, capitals and double spaces', () => {
  expect(isSameName('Ana  María Núñez', 'ana maria nunez')).toBe(true)
  expect(isSameName('Ana María', 'Ana Marta')).toBe(false)
})
