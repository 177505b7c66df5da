import { describe, expect, test } from 'vitest'
import { roles } from '../access.ts'
import { bookingCan, bookingStatuses, bookingSteps, holdsPlace, stepsFrom } from './booking-states.ts'

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

  test('never leaves a state in which it is over, nor stands still', () => {
    const over = ['checked-out', 'cancelled', 'no-show']
    expect(bookingSteps.some(({ from }) => over.includes(from))).toBe(false)
    for (const status of bookingStatuses) expect(bookingCan('admin', status, status)).toBe(false)
  })

  test('holds its place while it is awaited or in the house, pending as confirmed', () => {
    expect(bookingStatuses.filter(holdsPlace)).toEqual(['pending', 'confirmed', 'checked-in'])
  })
})
