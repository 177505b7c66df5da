import { expect, test } from 'vitest'
import { defaultDogWord, inDogWord } from './dog-word.ts'

const pet = { singular: 'mascota', plural: 'mascotas', gender: 'feminine' } as const
const dog = { singular: 'perro', plural: 'perros', gender: 'masculine' } as const

test.each([
  ['Agregar otro rumi', 'Agregar otra mascota', 'Agregar otro perro'],
  ['Tus rumis', 'Tus mascotas', 'Tus perros'],
  ['Rumis', 'Mascotas', 'Perros'],
  ['Un rumi y 2 rumis', 'Una mascota y 2 mascotas', 'Un perro y 2 perros'],
  ['Elige al otro rumi.', 'Elige a la otra mascota.', 'Elige al otro perro.'],
  ['Peso del rumi 1', 'Peso de la mascota 1', 'Peso del perro 1'],
  ['Uno de tus rumis ya tiene', 'Una de tus mascotas ya tiene', 'Uno de tus perros ya tiene'],
  [
    'Faltan 2 rumis. Elige al rumi.',
    'Faltan 2 mascotas. Elige a la mascota.',
    'Faltan 2 perros. Elige al perro.',
  ],
  ['con todos sus rumis', 'con todas sus mascotas', 'con todos sus perros'],
  ['Uno de esos rumis', 'Una de esas mascotas', 'Uno de esos perros'],
  ['Todavía no hay rumis aquí', 'Todavía no hay mascotas aquí', 'Todavía no hay perros aquí'],
  ['¿A qué rumi?', '¿A qué mascota?', '¿A qué perro?'],
  ['Cuántos rumis caben', 'Cuántas mascotas caben', 'Cuántos perros caben'],
  ['El otro rumi', 'La otra mascota', 'El otro perro'],
])('%s takes the word of the business', (written, feminine, masculine) => {
  expect(inDogWord(written, pet)).toBe(feminine)
  expect(inDogWord(written, dog)).toBe(masculine)
  expect(inDogWord(written, defaultDogWord)).toBe(written)
})

test.each([
  '/mi-cuenta/rumis',
  '{rumis} ya llegó',
  'ana@demo.rumi.mx',
  'RumisData.xlsx',
  'rumiId',
  'Del Rumilla',
])('%s is no such word', (text) => {
  expect(inDogWord(text, pet)).toBe(text)
})
