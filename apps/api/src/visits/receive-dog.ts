import { dayOf, type BodyOf, type visits as visitCalls } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { changeStatus, checkRequirements, refuseWaiting, type LockedBooking } from '../bookings/index.ts'
import type { Tx } from '../db/connect.ts'
import { visits } from '../db/schema/visits.ts'
import { actTime } from '../http/act-time.ts'
import type { Actor } from '../http/actor.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { actUndoably } from '../undo/index.ts'
import { lockVisit } from './lock-visit.ts'

type Arrival = BodyOf<typeof visitCalls.arrival> & { by: Actor }

/**
 * Records the arrival of one dog. Its stay or day begins, or else its first appointment; what else is booked inside the visit begins when
 * it is done. Other dogs of the same bookings arrive by themselves.
 */
export async function receiveDog(
  tx: Tx,
  id: string,
  { version, override, identified, arrivedAt, undoId, by }: Arrival,
): Promise<void> {
  const { visit, bookings } = await lockVisit(tx, id, version)
  if (visit.status !== 'expected') throw new Refused('step-not-allowed')
  const at = actTime(arrivedAt, { field: 'arrivedAt', earliestDay: today() })
  const beginning = firstToBegin(bookings)
  await actUndoably(tx, { id: undoId, actor: by }, async () => {
    await markPresent(tx, id, at)
    for (const booking of beginning) {
      const confirmed = await confirmWaiting(tx, booking, by)
      if (confirmed.status === 'confirmed')
        await changeStatus(tx, confirmed, { to: 'checked-in', by, together: beginning.map((one) => one.id) })
      await checkRequirements(tx, confirmed, { override, identified, by, dogId: visit.dogId })
    }
  })
}

/** Returns the bookings that begin with the arrival: the days that are due, else the earliest appointment. */
function firstToBegin(bookings: readonly LockedBooking[]): LockedBooking[] {
  const open = bookings.filter(({ status }) => ['pending', 'confirmed', 'checked-in'].includes(status))
  const days = open.filter(({ startDay }) => startDay !== null && startDay <= today())
  if (days.length > 0) return days
  const [first] = open.toSorted((one, other) => beginningOf(one).localeCompare(beginningOf(other)))
  return first ? [first] : []
}

const beginningOf = ({ startDay, startAt }: LockedBooking) => startDay ?? `${dayOf(startAt!)} ${startAt}`

/** Confirms a request whose dog stands at the counter, unless it waits for medical records or an evaluation. */
async function confirmWaiting(tx: Tx, booking: LockedBooking, by: Actor): Promise<LockedBooking> {
  if (booking.status !== 'pending') return booking
  refuseWaiting(booking)
  const { version } = await changeStatus(tx, booking, { to: 'confirmed', by })
  return { ...booking, status: 'confirmed', version }
}

/** Marks a visit as present since an instant. */
const markPresent = (tx: Tx, id: string, arrivedAt: string) =>
  tx
    .update(visits)
    .set({
      status: 'in-house',
      arrivedAt,
      version: sql`${visits.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(visits.id, id))
