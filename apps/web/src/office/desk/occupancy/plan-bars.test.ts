import type { Held, OccupancyBar } from '@rumi/contract'
import { expect, test } from 'vitest'
import { blockedTimes, changeFor, planBars, timeAt, type PlanFrame } from './plan-bars.ts'

const room = (id: string): Held => ({ id, kind: 'room', name: id, maxDogs: 1, maxWeightKg: 10, active: true })
const groomer: Held = {
  id: 'sofia',
  kind: 'groomer',
  name: 'Sofía',
  maxDogs: null,
  maxWeightKg: null,
  active: true,
}
const frame: PlanFrame = {
  from: '2026-11-16',
  hours: { opens: '07:00', closes: '19:00' },
  today: '2026-11-20',
  resources: [room('girasol'), room('nopal'), groomer],
  mayWrite: true,
}

const stay: OccupancyBar = {
  bookingId: 'b1',
  resourceId: 'girasol',
  status: 'confirmed',
  start: '2026-11-18',
  end: '2026-11-20',
  serviceType: 'Hotel',
  serviceName: 'Noche de hotel',
  dogs: ['Canela', 'Frijol'],
  tags: ['bites'],
  owner: 'Ana Torres',
  totalCentavos: 100_00,
  version: 3,
}
const bath: OccupancyBar = {
  ...stay,
  bookingId: 'b2',
  resourceId: 'sofia',
  serviceType: 'Grooming',
  start: '2026-11-16T16:00:00.000Z',
  end: '2026-11-16T17:30:00.000Z',
}

test('a stay spans from its first night to its departure, a visit in half hours from opening', () => {
  const [one, other] = planBars([stay, bath], frame)
  expect(one).toMatchObject({ placement: { rowId: 'girasol', from: 2, to: 4 }, text: 'Canela y Frijol' })
  expect(other).toMatchObject({ placement: { rowId: 'sofia', from: 6, to: 9 } })
  expect(one?.label).toContain('Confirmada')
})

test('the text and the name of a bar state the tags of its dogs', () => {
  const [one] = planBars([stay], { ...frame, labelsOf: () => ['Muerde'] })
  expect(one?.text).toBe('Canela y Frijol · Muerde')
  expect(one?.label).toContain('Muerde')
})

test('converts a placement to a time and sends only the changes', () => {
  const placed = { rowId: 'nopal', from: 2, to: 5 }
  expect(timeAt(stay, placed, frame)).toEqual({ start: '2026-11-18', end: '2026-11-21' })
  expect(changeFor(stay, placed, frame)).toEqual({ end: '2026-11-21', resource: 'nopal' })
  expect(changeFor(bath, { rowId: 'sofia', from: 7, to: 10 }, frame)).toEqual({
    start: '2026-11-16T16:30:00.000Z',
    end: '2026-11-16T18:00:00.000Z',
  })
})

test('moves rooms to rooms; a present dog keeps its arrival day, a departed one does not move', () => {
  const freedomOf = (bar: OccupancyBar, changes: Partial<PlanFrame> = {}) =>
    planBars([bar], { ...frame, ...changes })[0]?.freedom
  expect(freedomOf(stay)).toEqual({
    rowIds: ['girasol', 'nopal'],
    movesInTime: true,
    stretchesStart: true,
    stretchesEnd: true,
  })
  expect(freedomOf({ ...stay, status: 'checked-in' })).toMatchObject({
    movesInTime: false,
    stretchesStart: false,
    stretchesEnd: true,
  })
  expect(freedomOf(bath)).toMatchObject({ rowIds: ['sofia'], movesInTime: true, stretchesEnd: false })
  expect(freedomOf({ ...stay, status: 'checked-out' })).toMatchObject({ rowIds: ['girasol'] })
  expect(freedomOf(stay, { mayWrite: false })).toMatchObject({ movesInTime: false, stretchesEnd: false })
})

test('a retired room keeps its bookings and accepts no other', () => {
  const retired = {
    ...frame,
    resources: [{ ...room('girasol'), active: false }, room('nopal'), room('maguey')],
  }
  expect(planBars([stay], retired)[0]?.label).toContain('girasol')
  expect(planBars([stay], retired)[0]?.freedom.rowIds).toEqual(['girasol', 'nopal', 'maguey'])
  expect(planBars([{ ...stay, resourceId: 'nopal' }], retired)[0]?.freedom.rowIds).toEqual([
    'nopal',
    'maguey',
  ])
})

test('draws breaks and time off on the visible day', () => {
  const away = [
    { resourceId: 'sofia', start: '2026-11-16T20:00:00.000Z', end: '2026-11-16T21:00:00.000Z' },
    { resourceId: 'sofia', start: '2026-11-16T06:00:00.000Z', end: '2026-11-16T13:00:00.000Z' },
  ]
  expect(blockedTimes({ from: '2026-11-16', away }, frame.hours)).toEqual([
    { rowId: 'sofia', from: 14, to: 16 },
  ])
})

test('cancelled bookings and no-shows take no place', () => {
  expect(
    planBars(
      [
        { ...stay, status: 'cancelled' },
        { ...stay, status: 'no-show' },
      ],
      frame,
    ),
  ).toEqual([])
})
