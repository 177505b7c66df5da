import { expect, test } from 'vitest'
import { breedFamily } from './breed-family.ts'

test.each([
  ['Golden Retriever', 'retriever'],
  ['labrador', 'retriever'],
  ['Cocker Spaniel', 'retriever'],
  ['Schnauzer miniatura', 'terrier'],
  ['Yorkshire Terrier', 'terrier'],
  ['french poodle', 'poodle'],
  ['Goldendoodle', 'poodle'],
  ['Maltés', 'poodle'],
  ['Bulldog francés', 'pug'],
  ['Boston Terrier', 'pug'],
  ['PUG', 'pug'],
  ['Pastor alemán', 'shepherd'],
  ['Border Collie', 'shepherd'],
  ['Chihuahueño', 'chihuahua'],
  ['Perro salchicha', 'dachshund'],
  ['Husky siberiano', 'husky'],
  ['Xolo', 'xoloitzcuintle'],
  ['Xoloitzcuintle', 'xoloitzcuintle'],
  ['criollo', 'mestizo'],
  ['cruza de labrador con poodle', 'mestizo'],
])('an owner who writes "%s" gets a %s', (breed, family) => {
  expect(breedFamily(breed)).toBe(family)
})

test('a breed nobody has heard of, or none at all, is a mestizo', () => {
  expect(breedFamily('Dragón de Komodo')).toBe('mestizo')
  expect(breedFamily('')).toBe('mestizo')
})

test('spelling with or without accents and capitals makes no difference', () => {
  expect(breedFamily('  PASTOR ALEMÁN ')).toBe(breedFamily('pastor aleman'))
})
