import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeRooms, peakOf, slotsOn, staysByNight, type Busy, type SlotPlan } from './availability.ts'
import { addDays, addMinutes, eachDay, instantAt, minutesBetween } from '../time/business-time.ts'

const first = '2026-10-01'
const last = '2026-10-20'
const dayIn = fc.integer({ min: -5, max: 25 }).map((days) => addDays(first, days))
const rooms = ['a', 'b', 'c'].map((id) => ({ id }))

describe('rooms of the hotel', { timeout: 30_000 }, () => {
  const held = [{ roomId: 'a', arrival: '2026-10-05', departure: '2026-10-08' }]

  test('take a stay until the day that another one in the same room begins', () => {
    const before = { roomId: 'b', arrival: '2026-10-01', departure: '2026-10-05' }
    const nights = staysByNight(rooms.slice(0, 2), [...held, before], eachDay('2026-10-04', '2026-10-08'), 10)
    expect([...nights]).toEqual([
      ['2026-10-04', { remaining: 1, stayUntil: '2026-10-05' }],
      ['2026-10-05', { remaining: 1, stayUntil: '2026-10-15' }],
      ['2026-10-06', { remaining: 1, stayUntil: '2026-10-16' }],
      ['2026-10-07', { remaining: 1, stayUntil: '2026-10-17' }],
      ['2026-10-08', { remaining: 2, stayUntil: '2026-10-18' }],
    ])
    expect(staysByNight([], held, [first], 10).get(first)).toEqual({ remaining: 0, stayUntil: null })
  })

  test('take a stay that ends by then, and no longer one, as rooms free on all of its nights say', () => {
    const stays = fc.array(
      fc.record({
        roomId: fc.constantFrom('a', 'b', 'c'),
        arrival: dayIn,
        nights: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(stays, fc.integer({ min: 1, max: 12 }), (requested, count) => {
        const taken = requested.map(({ nights, ...stay }) => ({
          ...stay,
          departure: addDays(stay.arrival, nights),
        }))
        for (const [arrival, { stayUntil }] of staysByNight(rooms, taken, eachDay(first, last), 12)) {
          const stay = { arrival, departure: addDays(arrival, count) }
          const isFree = freeRooms(rooms, taken, stay).length > 0
          expect(stayUntil !== null && stay.departure <= stayUntil).toBe(isFree)
        }
      }),
    )
  })

  test('are free for who arrives the day another leaves', () => {
    expect(freeRooms(rooms, held, { arrival: '2026-10-08', departure: '2026-10-09' })).toHaveLength(3)
    expect(freeRooms(rooms, held, { arrival: '2026-10-04', departure: '2026-10-05' })).toHaveLength(3)
    expect(
      freeRooms(rooms, held, { arrival: '2026-10-07', departure: '2026-10-09' }).map(({ id }) => id),
    ).toEqual(['b', 'c'])
  })

  test('agree with a ledger of nights', () => {
    const stays = fc.array(
      fc.record({
        roomId: fc.constantFrom('a', 'b', 'c'),
        arrival: dayIn,
        nights: fc.integer({ min: 1, max: 8 }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(stays, dayIn, fc.integer({ min: 1, max: 8 }), (requested, arrival, nights) => {
        const all = requested.map(({ roomId, arrival: from, nights: count }) => ({
          roomId,
          arrival: from,
          departure: addDays(from, count),
        }))
        const slept = new Set(
          all.flatMap((stay) =>
            eachDay(stay.arrival, addDays(stay.departure, -1)).map((night) => `${stay.roomId} ${night}`),
          ),
        )
        const wanted = eachDay(arrival, addDays(arrival, nights - 1))
        expect(freeRooms(rooms, all, { arrival, departure: addDays(arrival, nights) })).toEqual(
          rooms.filter(({ id }) => wanted.every((night) => !slept.has(`${id} ${night}`))),
        )
      }),
    )
  })
})

test('the peak is of what is open at once, not the sum', () => {
  expect(
    peakOf([
      { from: 1, to: 3 },
      { from: 3, to: 5 },
    ]),
  ).toBe(1)
  expect(
    peakOf([
      { from: 1, to: 4 },
      { from: 3, to: 5 },
    ]),
  ).toBe(2)
  expect(peakOf([{ from: 3, to: 3 }])).toBe(0)
  expect(peakOf([])).toBe(0)
})

describe('hours of a groomer', { timeout: 30_000 }, () => {
  const day = '2026-10-13'
  const at = (time: string) => instantAt(day, time)
  const plan = (more: Partial<SlotPlan> = {}): SlotPlan => ({
    day,
    hours: { opens: '07:00', closes: '19:00' },
    durationMinutes: 60,
    startsEveryMinutes: 30,
    busy: [[], []],
    earliest: at('00:00'),
    ...more,
  })
  const startsOf = (more: Partial<SlotPlan>) => slotsOn(plan(more)).map(({ start }) => start)

  test('go from opening to the last start that is over at closing', () => {
    const slots = slotsOn(plan())
    expect(slots).toHaveLength(23)
    expect(slots[0]).toEqual({ start: at('07:00'), end: at('08:00'), remaining: 2 })
    expect(slots.at(-1)).toEqual({ start: at('18:00'), end: at('19:00'), remaining: 2 })
    expect(slotsOn(plan({ durationMinutes: 13 * 60 }))).toEqual([])
  })

  test('begin no sooner than allowed, to the second', () => {
    expect(startsOf({ earliest: at('10:00') })[0]).toBe(at('10:00'))
    expect(startsOf({ earliest: at('10:00').replace(':00.000Z', ':01.000Z') })[0]).toBe(at('10:30'))
  })

  test('touch a visit before and after, or keep a gap to clean up', () => {
    const visit = (gapMinutes: number): Busy => ({
      start: at('10:00'),
      end: addMinutes(at('11:00'), gapMinutes),
    })
    const taken = (gapMinutes: number) =>
      slotsOn(plan({ busy: [[visit(gapMinutes)]], gapMinutes }))
        .filter(({ remaining }) => remaining === 0)
        .map(({ start }) => start)
    expect(taken(0)).toEqual(['09:30', '10:00', '10:30'].map(at))
    expect(taken(15)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00'].map(at))
  })

  test('ends at closing time and at the end of a shift, without the cleaning time', () => {
    const afterHours: Busy = { start: at('17:00'), end: at('23:00'), isOffDuty: true }
    const startsWith = (busy: Busy[]) =>
      slotsOn(plan({ busy: [busy], gapMinutes: 15 }))
        .filter(({ remaining }) => remaining > 0)
        .map(({ start }) => start)
        .at(-1)
    expect(startsWith([])).toBe(at('18:00'))
    expect(startsWith([afterHours])).toBe(at('16:00'))
    expect(startsWith([{ start: afterHours.start, end: afterHours.end }])).toBe(at('15:30'))
  })

  test('agree with a minute by minute account of who is busy, on duty and cleaning', () => {
    const minutesFrom = (start: string, end: string) => {
      const from = minutesBetween(at('07:00'), start)
      return Array.from({ length: minutesBetween(start, end) }, (_, minute) => from + minute)
    }
    const busy = fc.array(
      fc
        .record({
          from: fc.integer({ min: -60, max: 720 }),
          minutes: fc.integer({ min: 1, max: 180 }),
          offDuty: fc.boolean(),
        })
        .map(({ from, minutes, offDuty }): Busy => ({
          start: addMinutes(at('07:00'), from),
          end: addMinutes(at('07:00'), from + minutes),
          ...(offDuty && { isOffDuty: true }),
        })),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(
        fc.array(busy, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(60, 90, 120),
        fc.constantFrom(0, 15, 45),
        (groomers, durationMinutes, gapMinutes) => {
          const minutesOf = (spans: Busy[], offDuty: boolean) =>
            new Set(
              spans
                .filter(({ isOffDuty = false }) => isOffDuty === offDuty)
                .flatMap(({ start, end }) => minutesFrom(start, end)),
            )
          const people = groomers.map((spans) => ({
            taken: minutesOf(spans, false),
            gone: minutesOf(spans, true),
          }))
          const slots = slotsOn(plan({ busy: groomers, durationMinutes, gapMinutes }))
          const byMinute = slots.map(({ start, end, remaining }) => {
            const visit = minutesFrom(start, end)
            const held = minutesFrom(start, addMinutes(end, gapMinutes))
            const free = people.filter(
              ({ taken, gone }) =>
                !visit.some((minute) => gone.has(minute)) && !held.some((minute) => taken.has(minute)),
            )
            return [remaining, free.length]
          })
          expect(byMinute.every(([remaining, free]) => remaining === free)).toBe(true)
          expect(slots.at(-1)?.end).toBe(at('19:00'))
        },
      ),
      { numRuns: 40 },
    )
  })
})
