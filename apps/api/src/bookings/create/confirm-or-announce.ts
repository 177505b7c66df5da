import type { RecordOf, Resources } from '@rumi/contract'
import type { Tx } from '../../db/connect.ts'
import type { Act } from '../../http/mount-resource.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { lockBooking } from '../capacity/capacity.ts'
import { hindrancesOf } from '../booking-awaits.ts'
import { changeStatus, isPriced } from '../change/change-status.ts'

type Booking = RecordOf<Resources['bookings']>

/**
 * Announces the bookings of one request. Those of the desk are confirmed at once, except without a price or
 * with pending checks. Returns their current state.
 */
export async function confirmOrAnnounce(
  booked: readonly Booking[],
  { actor, owner, tx }: Pick<Act, 'actor' | 'owner' | 'tx'>,
): Promise<Booking[]> {
  if (owner !== null) {
    await enqueueRequested(tx, booked)
    return [...booked]
  }
  // Add-ons of a waiting visit share its mail.
  if (booked[0] && booked[0].awaits.length > 0) {
    await enqueueRequested(tx, booked)
    return [...booked]
  }
  const isReady = new Map<string, boolean>()
  for (const booking of booked)
    isReady.set(booking.id, booking.awaits.length === 0 && (await isPriced(tx, booking)))
  const ready = booked.filter(({ id }) => isReady.get(id))
  const together = ready.length > 1 ? { together: ready.map(({ id }) => id) } : {}
  const confirmed = new Map<string, Booking>()
  for (const { id } of ready)
    confirmed.set(
      id,
      await changeStatus(tx, await lockBooking(tx, id), { to: 'confirmed', by: actor, ...together }),
    )
  await enqueueRequested(
    tx,
    booked.filter(({ id }) => !isReady.get(id)),
  )
  return booked.map((booking) => confirmed.get(booking.id) ?? booking)
}

/** Enqueues the requests of one act, main booking first (decision 52). */
async function enqueueRequested(tx: Tx, requested: readonly Booking[]) {
  const together = requested.length > 1 ? { together: requested.map(({ id }) => id) } : {}
  const events = []
  for (const { id, version, heldUntil } of requested) {
    const reasons = heldUntil === null ? {} : { reasons: await hindrancesOf(tx, id) }
    events.push({ kind: 'booking-requested', bookingId: id, version, ...together, ...reasons } as const)
  }
  const [first, ...others] = events
  if (first) await enqueueEvent(tx, first, ...others)
}
