import { expect, test } from 'vitest'
import { coatOf } from './coat-of.ts'

test.each([
  ['Negro', { main: 'charcoal' }],
  ['blanca', { main: 'cream' }],
  ['café', { main: 'caramel' }],
  ['café oscuro', { main: 'chocolate' }],
  ['Dorado claro', { main: 'caramel' }],
  ['sal y pimienta', { main: 'grey' }],
  ['canela', { main: 'russet' }],
  ['negro con fuego', { main: 'charcoal', marks: 'russet' }],
  ['blanco con manchas negras', { main: 'cream', marks: 'charcoal' }],
  ['gris y blanco', { main: 'grey', marks: 'cream' }],
])('parses "%s" as %o', (colour, coat) => {
  expect(coatOf(colour)).toEqual(coat)
})

test('takes the first colour as the coat', () => {
  expect(coatOf('negro y blanco').main).toBe('charcoal')
  expect(coatOf('blanco y negro').main).toBe('cream')
})

test('an unknown colour is caramel without markings', () => {
  expect(coatOf('arcoíris')).toEqual({ main: 'caramel' })
})
