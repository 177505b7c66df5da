import {
  addDays,
  bookingCan,
  holdsPlace,
  type BookingStatus,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import type { z } from 'zod'
import { bookingEvents } from '../db/schema/bookings.ts'
import { today } from '../http/clock.ts'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { announce, type BookingEventKind } from '../jobs/index.ts'
import { bookingBook } from './booking-book.ts'
import { moveBooking } from './move-booking.ts'
import { freePlace, lockBooking } from './take-place.ts'

type Bookings = Resources['bookings']
type Booking = RecordOf<Bookings>

const announced = {
  pending: 'booking-requested',
  confirmed: 'booking-confirmed',
  'checked-in': 'booking-checked-in',
  'checked-out': 'booking-checked-out',
  cancelled: 'booking-cancelled',
  'no-show': 'booking-marked-no-show',
} as const satisfies Record<BookingStatus, BookingEventKind>

/** Takes a booking a step further, moves it to another time, or notes something on it. */
export async function changeBooking(changes: z.output<Bookings['update']>, asked: Asked): Promise<Booking> {
  const { tx, id } = asked
  const locked = await lockBooking(tx, id)
  const booking = (await bookingBook.find(tx, id))!
  if (changes.version !== undefined && changes.version !== locked.version) throw new Refused('stale')
  const { status, start, end, resource, notes } = changes
  const isStep = status !== undefined && status !== locked.status
  const isMove =
    (start !== undefined && start !== booking.start) ||
    (end !== undefined && end !== booking.end) ||
    (resource !== undefined && resource !== booking.resource && resource !== locked.resourceId)
  if (resource !== undefined && asked.owner)
    throw new Refused('not-your-role', { message: 'La habitación y la persona las asigna la casa.' })
  if (isStep && isMove)
    throw new Refused('breaks-a-rule', { message: 'Cambia primero la fecha y después el estado.' })

  if (notes !== undefined && notes !== locked.notes) await bookingBook.update(tx, id, { notes })
  if (isMove) return moveBooking(asked, { booking, held: locked }, { start, end, resource })
  if (isStep) return takeStep(asked, locked.status, status)
  return (await bookingBook.find(tx, id))!
}

/** `DELETE` cancels: what was booked stays in the history. */
export async function cancelBooking(asked: Asked) {
  const locked = await lockBooking(asked.tx, asked.id)
  if (locked.status !== 'cancelled') await takeStep(asked, locked.status, 'cancelled')
}

async function takeStep({ actor, tx, id }: Asked, from: BookingStatus, to: BookingStatus): Promise<Booking> {
  if (!bookingCan(actor.role, from, to)) throw new Refused('step-not-allowed')
  if (!holdsPlace(to)) await freePlace(tx, id, to === 'checked-out' ? addDays(today(), 1) : undefined)
  const changed = (await bookingBook.update(tx, id, { status: to }))!
  await tx.insert(bookingEvents).values({ bookingId: id, actorId: actor.id, fromStatus: from, toStatus: to })
  await announce(tx, { kind: announced[to], bookingId: id, version: changed.version })
  return changed
}
