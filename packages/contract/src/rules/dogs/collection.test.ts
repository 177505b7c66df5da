import { expect, test } from 'vitest'
import { mayCollect } from './collection.ts'

const known = { names: ['Ana Ríos', 'Beto Luna'], notes: ['Pedro Luna, tío, 55 1234 5678'] }

test('finds the owner and the people allowed, whatever the accents and spaces', () => {
  expect(mayCollect('ana  rios', known)).toBe(true)
  expect(mayCollect('BETO LUNA ', known)).toBe(true)
})

test('finds a person in the note of a dog, and no part of a word', () => {
  expect(mayCollect('Pedro Luna', known)).toBe(true)
  expect(mayCollect('Pedro Lun', known)).toBe(false)
})

test('rejects other names', () => {
  expect(mayCollect('Ana', known)).toBe(false)
  expect(mayCollect('Rosa', known)).toBe(false)
})
