import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@rumi/data-layer'
import { asDog, storeDogs, storedDogs, type GuestDog } from './stored-dogs.ts'

const nube: GuestDog = { id: 'nuevo-1', fields: { name: 'Nube', sex: 'hembra', birthDate: '2024-05-01' } }
const hour = 3_600_000

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

test('stores guest dogs for two days', () => {
  storeDogs([nube], 0)
  expect(storedDogs(48 * hour)).toEqual([nube])
  expect(storedDogs(48 * hour + 1)).toEqual([])
  expect(storedDogs(0), 'not only hidden').toEqual([])
})

test('storing no dogs deletes the entry', () => {
  storeDogs([nube], 0)
  storeDogs([], 0)
  expect(localStorage.getItem('rumi:invitado')).toBeNull()
})

test('ignores invalid stored values', () => {
  localStorage.setItem('rumi:invitado', JSON.stringify({ dogs: [{ id: 1 }], keptAtMs: 0 }))
  expect(storedDogs(0)).toEqual([])
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
    expect(storedDogs(0), JSON.stringify(fields)).toEqual([])
  }
  localStorage.setItem('rumi:invitado', 'no es JSON')
  expect(storedDogs(0)).toEqual([])
})

test('books an unweighed dog without a weight', () => {
  expect(asDog(nube)).toMatchObject({ _id: 'nuevo-1', name: 'Nube', weightKg: null, breed: '' })
})
