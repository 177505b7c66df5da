import { expect, test } from 'vitest'
import { dogsNamedIn, isSameName, isSamePhone } from './person-in-message.ts'

test('finds the dogs in the last line of a request', () => {
  expect(dogsNamedIn('Cumple tres.\n\nPara Nube, Oso.')).toEqual(['Nube', 'Oso'])
  expect(dogsNamedIn('Para Nube.')).toEqual(['Nube'])
  expect(dogsNamedIn('Para mi perro. Gracias.')).toEqual([])
  expect(dogsNamedIn('¿Abren los sábados?')).toEqual([])
})

test('compares phones with and without country code, and rejects a short one', () => {
  expect(isSamePhone('+52 55 1234 5678', '(55) 1234-5678')).toBe(true)
  expect(isSamePhone('55 1234 5678', '55 1234 5679')).toBe(false)
  expect(isSamePhone('', '')).toBe(false)
})

test('compares names ignoring accents, capitals and spaces', () => {
  expect(isSameName('Ana  María Núñez', 'ana maria nunez')).toBe(true)
  expect(isSameName('Ana María', 'Ana Marta')).toBe(false)
})
