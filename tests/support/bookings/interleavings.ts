import { addDays, addMinutes, instantAt } from '@rumi/contract'
import fc from 'fast-check'
import { countOversales } from '../../../tools/attack/audit.ts'
import { availabilityFaults } from './availability-by-hand.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import {
  daysInWindow,
  placesOfADay,
  soldByDay,
  soldByHour,
  type Sold,
  type Scenario,
} from './scarce-capacity.ts'

/** When something is asked for: days counted from the first of the window, hours from eight in the morning. */
type Time = { day: number; length: number; hour: number }
type Deed =
  | ({ deed: 'quote' | 'book'; service: Sold; family: number; dogs: number } & Time)
  | { deed: 'confirm' | 'cancel'; which: number }
  | ({ deed: 'move'; which: number } & Time)

const time = {
  day: fc.nat(daysInWindow - 1),
  length: fc.nat(1),
  hour: fc.nat(1),
}
const wish = {
  service: fc.constantFrom(...soldByDay, ...soldByHour),
  family: fc.nat(1),
  dogs: fc.integer({ min: 1, max: 7 }),
}
const which = fc.nat(20)

const anything: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ deed: fc.constant('book' as const), ...wish, ...time }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('quote' as const), ...wish, ...time }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('move' as const), which, ...time }) },
  {
    weight: 1,
    arbitrary: fc.record({ deed: fc.constantFrom('confirm' as const, 'cancel' as const), which }),
  },
)

/** Rounds of concurrent requests; each round sees the results of the one before. */
export const rounds = fc.array(fc.array(anything, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 5,
})

type Booking = { id: string; status: string; version: number; serviceId: string; start: string; end: string }

/** Lives through the rounds on the stage and clears it; answers everything that was not as it must be. */
export async function faultsOf(stage: Scenario, requested: readonly (readonly Deed[])[]): Promise<string[]> {
  const { server, days, counts } = stage
  const known = new Map<string, Booking>()
  const faults: string[] = []

  async function carryOut(deed: Deed) {
    const { method, path, body } = requestFor(stage, deed, [...known.values()]) ?? {}
    if (!method || !path) return
    const answer = await server.request('marta', method, path, body)
    const outcome = `${deed.deed}: ${answer.status < 300 ? 'done' : answer.body?.code}`
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    if (answer.status >= 500) faults.push(`${deed.deed} was answered ${answer.status}`)
    const booking: Booking | undefined = answer.status < 300 ? answer.body?.data?.serviceBooking : undefined
    if (booking && booking.version > (known.get(booking.id)?.version ?? 0)) known.set(booking.id, booking)
  }

  for (const round of requested) {
    await Promise.all(round.map(carryOut))
    const oversold = await countOversales(server.database, { from: days[0]!, places: placesOfADay })
    faults.push(
      ...Object.entries(oversold).flatMap(([name, count]) => (count > 0 ? [`${count} × ${name}`] : [])),
    )
    faults.push(...(await availabilityFaults(stage)), ...(await lostAmong(server, known)))
  }
  for (const { id } of known.values())
    await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, { status: 'cancelled' })
  return faults
}

function spanOf({ days }: Scenario, isByDay: boolean, { day, length, hour }: Time) {
  const start = days[day]!
  if (isByDay) return { start, end: addDays(start, length) }
  const at = addMinutes(instantAt(start, '08:00'), hour * 30)
  return { start: at, end: at }
}

function requestFor(stage: Scenario, deed: Deed, known: readonly Booking[]) {
  if ('service' in deed) {
    const family = stage.families[deed.family]!
    const span = spanOf(
      stage,
      soldByDay.some((one) => one === deed.service),
      deed,
    )
    const body = {
      serviceId: stage.services[deed.service],
      rumiIds: family.filter((_, place) => deed.dogs & (1 << place)),
      ...span,
    }
    return { method: 'POST', path: `/api/serviceBookings${deed.deed === 'quote' ? '/quote' : ''}`, body }
  }
  const booking = known[deed.which % known.length]
  if (!booking) return undefined
  const body =
    deed.deed === 'move'
      ? spanOf(stage, !booking.start.includes('T'), deed)
      : { status: deed.deed === 'confirm' ? 'confirmed' : 'cancelled' }
  return { method: 'PUT', path: `/api/serviceBookings/${booking.id}`, body }
}

/** Promises that the present state no longer keeps. */
async function lostAmong({ database }: TestServer, known: ReadonlyMap<string, Booking>) {
  const { rows } = await database.pool.query<Booking>('select id, status, version from bookings')
  const stored = new Map(rows.map((row) => [row.id, row]))
  return [...known.values()].flatMap(({ id, version, status }) => {
    const now = stored.get(id)
    const isStored = now && (now.version > version || (now.version === version && now.status === status))
    return isStored ? [] : [`booking ${id} was lost`]
  })
}
