import { expect, test } from 'vitest'
import { groomingSizeRules } from './service-rates.ts'
import { minutesSideBySide, visitMinutes, visitMinutesBySize } from './visit-minutes.ts'

const bath = { serviceType: 'Grooming', durationMinutes: 60, ...groomingSizeRules } as const

test('dogs are groomed one after the other, each in the time its size takes', () => {
  expect(visitMinutes(bath, [{ weightKg: 8 }])).toBe(60)
  expect(visitMinutes(bath, [{ weightKg: 8 }, { weightKg: 30 }])).toBe(60 + 90)
  expect(visitMinutes(bath, [{ weightKg: null }])).toBe(60)
  expect([4, 10, 18, 25, 40].map((weightKg) => visitMinutes(bath, [{ weightKg }]))).toEqual([
    60, 60, 90, 90, 90,
  ])
})

test('dogs with a groomer each are done when the longest is', () => {
  expect(minutesSideBySide(bath, [{ weightKg: 8 }, { weightKg: 30 }])).toBe(90)
  expect(minutesSideBySide(bath, [])).toBe(0)
})

test('a service takes exactly the minutes of the catalogue, from a quarter of an hour to eight hours', () => {
  const lasting = (durationMinutes: number, largeExtraMinutes = 0) =>
    visitMinutes({ ...bath, durationMinutes, largeExtraMinutes }, [{ weightKg: 30 }])
  expect([lasting(15), lasting(20), lasting(180), lasting(180, 60), lasting(480)]).toEqual([
    15, 20, 180, 240, 480,
  ])
})

test("which dog is large, and how much longer it takes, is the service's own", () => {
  const slow = { ...bath, mediumOverKg: 5, largeOverKg: 8, largeExtraMinutes: 60 }
  expect([5, 6, 9].map((weightKg) => visitMinutes(slow, [{ weightKg }]))).toEqual([60, 90, 120])
})

test('dogs of one family train together', () => {
  const session = { serviceType: 'Entrenamiento', durationMinutes: 60 } as const
  expect(visitMinutes(session, [{ weightKg: 8 }, { weightKg: 30 }])).toBe(60)
})

test('lists durations by size from the smallest dog to the largest', () => {
  expect(visitMinutesBySize(bath)).toEqual({ shortest: 60, longest: 90 })
  expect(visitMinutesBySize({ ...bath, durationMinutes: 180 })).toEqual({ shortest: 180, longest: 210 })
  expect(visitMinutesBySize({ serviceType: 'Entrenamiento', durationMinutes: 60 })).toEqual({
    shortest: 60,
    longest: 60,
  })
})
