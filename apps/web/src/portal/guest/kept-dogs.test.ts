import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@rumi/data-layer'
import { asDog, keepDogs, keptDogs, type GuestDog } from './kept-dogs.ts'

const nube: GuestDog = { id: 'nuevo-1', fields: { name: 'Nube', sex: 'hembra', birthDate: '2024-05-01' } }
const hour = 3_600_000

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

test('stores guest dogs for two days', () => {
  keepDogs([nube], 0)
  expect(keptDogs(48 * hour)).toEqual([nube])
  expect(keptDogs(48 * hour + 1)).toEqual([])
  expect(keptDogs(0), 'not only hidden').toEqual([])
})

test('storing no dogs deletes the entry', () => {
  keepDogs([nube], 0)
  keepDogs([], 0)
  expect(localStorage.getItem('rumi:invitado')).toBeNull()
})

test('ignores invalid stored values', () => {
  localStorage.setItem('rumi:invitado', JSON.stringify({ dogs: [{ id: 1 }], keptAtMs: 0 }))
  expect(keptDogs(0)).toEqual([])
  const spoilt = [
    { name: 7 },
    { sex: 'perro' },
    { birthDate: '2024-02-30' },
    { breed: null },
    { weightKg: 'mucho' },
  ]
  for (const fields of spoilt) {
    const dogs = [{ ...nube, fields: { ...nube.fields, ...fields } }]
    localStorage.setItem('rumi:invitado', JSON.stringify({ dogs, keptAtMs: 0 }))
    expect(keptDogs(0), JSON.stringify(fields)).toEqual([])
  }
  localStorage.setItem('rumi:invitado', 'no es JSON')
  expect(keptDogs(0)).toEqual([])
})

test('books an unweighed dog without a weight', () => {
  expect(asDog(nube)).toMatchObject({ _id: 'nuevo-1', name: 'Nube', weightKg: null, breed: '' })
})
