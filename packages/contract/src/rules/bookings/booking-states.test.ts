import { describe, expect, test } from 'vitest'
import { roles } from '../../access.ts'
import {
  bookingCan,
  bookingStatuses,
  bookingSteps,
  hasBegun,
  holdsPlace,
  isAnothersStep,
  isCurrent,
  stepOpensOn,
  stepsFrom,
  stepsOn,
} from './booking-states.ts'

const allowed = (role: (typeof roles)[number]) =>
  bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => bookingCan(role, from, to)).map((to) => `${from} → ${to}`),
  )

describe('a booking', () => {
  test('is taken by the desk from request to going home', () => {
    const steps = [
      'pending → confirmed',
      'pending → cancelled',
      'confirmed → checked-in',
      'confirmed → cancelled',
      'confirmed → no-show',
      'checked-in → checked-out',
    ]
    expect(allowed('colaborador')).toEqual(steps)
    expect(allowed('admin')).toEqual(steps)
  })

  test('may be cancelled by its owner, and nothing else', () => {
    expect(allowed('cliente')).toEqual(['pending → cancelled', 'confirmed → cancelled'])
  })

  test('is read, never moved, by who keeps the books', () => {
    expect(allowed('contador')).toEqual([])
  })

  test('offers a screen the very steps that the server takes', () => {
    for (const role of roles)
      for (const from of bookingStatuses)
        for (const { to } of stepsFrom(from, role)) expect(bookingCan(role, from, to)).toBe(true)
  })

  test('knows the steps that are another’s to take from those that cannot be taken now', () => {
    const anothers = (role: (typeof roles)[number]) =>
      bookingStatuses.filter((to) => isAnothersStep(role, to))
    expect(anothers('cliente')).toEqual(['confirmed', 'checked-in', 'checked-out', 'no-show'])
    expect(anothers('colaborador')).toEqual([])
    expect(anothers('contador')).toEqual(['confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show'])
  })

  test('is checked in, or missed, from its first day on and no sooner; it is cancelled on any day', () => {
    const steps = (start: string, today: string) =>
      stepsOn({ status: 'confirmed', start }, 'colaborador', today).map(({ step }) => step)
    expect(steps('2026-10-13', '2026-10-12')).toEqual(['cancel'])
    expect(steps('2026-10-13', '2026-10-13')).toEqual(['cancel', 'check-in', 'mark-no-show'])
    expect(steps('2026-10-13', '2026-10-20')).toEqual(['cancel', 'check-in', 'mark-no-show'])
    expect(stepsOn({ status: 'pending', start: '2026-10-13' }, 'admin', '2026-01-01')).toHaveLength(2)
  })

  test('waits for its day in the time zone of the business', () => {
    const lateEvening = { status: 'confirmed', start: '2026-10-14T00:30:00Z' } as const
    expect(stepOpensOn(lateEvening, 'checked-in')).toBe('2026-10-13')
    expect(stepOpensOn(lateEvening, 'cancelled')).toBeNull()
  })

  test('never leaves a state in which it is over, nor stands still', () => {
    const over = ['checked-out', 'cancelled', 'no-show']
    expect(bookingSteps.some(({ from }) => over.includes(from))).toBe(false)
    for (const status of bookingStatuses) expect(bookingCan('admin', status, status)).toBe(false)
  })

  test('holds its place while it is expected or in the house, pending or confirmed', () => {
    expect(bookingStatuses.filter(holdsPlace)).toEqual(['pending', 'confirmed', 'checked-in'])
  })
})

test('a visit has begun at its hour, a stay once its first day is over in the house', () => {
  expect(hasBegun('2026-10-13T16:00:00.000Z', '2026-10-13T15:59:59Z')).toBe(false)
  expect(hasBegun('2026-10-13T16:00:00.000Z', '2026-10-13T16:00:00Z')).toBe(true)
  expect(hasBegun('2026-10-13', '2026-10-14T05:59:59Z')).toBe(false)
  expect(hasBegun('2026-10-13', '2026-10-14T06:00:00Z')).toBe(true)
})

test('a booking is current until its last day ends or its dogs leave, and never when it is cancelled', () => {
  const stay = (status: (typeof bookingStatuses)[number]) => ({ status, end: '2026-10-15' })
  expect(bookingStatuses.filter((status) => isCurrent(stay(status), '2026-10-15'))).toEqual([
    'pending',
    'confirmed',
    'checked-in',
  ])
  expect(bookingStatuses.filter((status) => isCurrent(stay(status), '2026-10-16'))).toEqual(['checked-in'])
  expect(isCurrent({ status: 'confirmed', end: '2026-10-16T01:00:00Z' }, '2026-10-15')).toBe(true)
})
