import { expect, test } from 'vitest'
import { visitMinutes, visitMinutesBySize } from './visit-minutes.ts'

const bath = { serviceType: 'Grooming', durationMinutes: 60 } as const

test('dogs are groomed one after the other, each in the time its size takes', () => {
  expect(visitMinutes(bath, [{ weightKg: 8 }])).toBe(60)
  expect(visitMinutes(bath, [{ weightKg: 8 }, { weightKg: 30 }])).toBe(60 + 90)
  expect(visitMinutes(bath, [{ weightKg: null }])).toBe(60)
})

test('dogs of one family train together', () => {
  const session = { serviceType: 'Entrenamiento', durationMinutes: 60 } as const
  expect(visitMinutes(session, [{ weightKg: 8 }, { weightKg: 30 }])).toBe(60)
})

test('how long a visit takes by size is told from the smallest dog to the largest', () => {
  expect(visitMinutesBySize(bath)).toEqual({ shortest: 60, longest: 90 })
  expect(visitMinutesBySize({ ...bath, durationMinutes: 120 })).toEqual({ shortest: 120, longest: 120 })
  expect(visitMinutesBySize({ serviceType: 'Entrenamiento', durationMinutes: 60 })).toEqual({
    shortest: 60,
    longest: 60,
  })
})
