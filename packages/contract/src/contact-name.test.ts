import { quoteForm } from './calls/business/site.ts'
import { expect, test } from 'vitest'
import { contactName } from './contact-name.ts'

const accepts = (name: string) => quoteForm.shape.name.safeParse(name).success

test('somebody is called by both names, or by the one they have', () => {
  expect(contactName({ name: 'Ana', lastName: 'Ríos' })).toBe('Ana Ríos')
  expect(contactName({ name: 'Ana', lastName: '' })).toBe('Ana')
  expect(contactName({ name: null, lastName: null })).toBe('')
})

test.each([
  { name: 'María de los Ángeles '.repeat(4).trim(), lastName: 'Fernández de Córdoba '.repeat(3).trim() },
  { name: '🐶'.repeat(80), lastName: '🐕'.repeat(80) },
  { name: 'a'.repeat(79), lastName: '🐶🐶' },
])('a name that an account takes is one that a request takes', (person) => {
  expect(accepts(contactName(person))).toBe(true)
})
