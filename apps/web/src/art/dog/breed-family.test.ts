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
])('the breed "%s" is drawn as %s', (breed, family) => {
  expect(breedFamily(breed)).toBe(family)
})

test('an unknown or missing breed is a mestizo', () => {
  expect(breedFamily('Dragón de Komodo')).toBe('mestizo')
  expect(breedFamily('')).toBe('mestizo')
})

test('ignores accents and capitals', () => {
  expect(breedFamily('  PASTOR ALEMÁN ')).toBe(breedFamily('pastor aleman'))
})
