import { expect, test } from 'vitest'
import { hideNames } from './hide-names.ts'

const hidden = [
  { names: ['Ñoño', 'Luna'], instead: 'otro perro' },
  { names: ['Ana', 'García', 'Ana García'], instead: 'otra familia' },
]

test('replaces whole names, whatever their accents and capitals', () => {
  expect(hideNames('Canela mordió a LUNA y a nono, junto a Lunares.', hidden)).toBe(
    'Canela mordió a otro perro y a otro perro, junto a Lunares.',
  )
})

test('replaces a full name once, and a first name alone', () => {
  expect(hideNames('Avisamos a Ana Garcia; ana llegó a las 5.', hidden)).toBe(
    'Avisamos a otra familia; otra familia llegó a las 5.',
  )
})

test('begins a sentence with a capital', () => {
  expect(hideNames('Luna gruñó. Luna se fue.\nÑoño lloró.', hidden)).toBe(
    'Otro perro gruñó. Otro perro se fue.\nOtro perro lloró.',
  )
})

test('leaves a text without names alone, and takes signs in names as they are', () => {
  expect(hideNames('Se cayó del (columpio)', [{ names: ['', '(col', 'a.b'], instead: 'x' }])).toBe(
    'Se cayó del (columpio)',
  )
})
