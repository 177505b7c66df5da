import type { Booking } from '@rumi/data-layer'
import { expect, test } from 'vitest'
import { weekdaysOf, withSeries } from './weekly-series.ts'

const bookedOn = (start: string, changes: Partial<Booking> = {}) =>
  ({
    id: start,
    serviceId: 's',
    rumiIds: ['c'],
    start,
    end: start,
    status: 'confirmed',
    heldUntil: null,
    ...changes,
  }) as Booking
const shown = (bookings: readonly Booking[]) => withSeries(bookings).map((one) => one.map(({ id }) => id))

test('groups weekly days at the place of the first', () => {
  const stay = bookedOn('2026-11-25', { end: '2026-11-27' })
  const days = ['2026-11-24', '2026-11-26', '2026-12-01', '2026-12-03'].map((day) => bookedOn(day))
  expect(shown([days[0]!, stay, ...days.slice(1)])).toEqual([days.map(({ id }) => id), [stay.id]])
  expect(weekdaysOf([days[0]!, ...days.slice(1)])).toEqual([2, 4])
})

test('leaves pairs, other dogs or states, and other weekdays ungrouped', () => {
  const pair = [bookedOn('2026-11-24'), bookedOn('2026-12-01')]
  expect(shown(pair)).toEqual([['2026-11-24'], ['2026-12-01']])
  const days = [...pair, bookedOn('2026-12-08')]
  const others = [
    bookedOn('2026-12-09'),
    bookedOn('2026-12-15', { rumiIds: ['c', 'd'] }),
    bookedOn('2026-12-22', { status: 'pending' }),
  ]
  expect(shown([...days, ...others])).toEqual([days.map(({ id }) => id), ...others.map(({ id }) => [id])])
})
