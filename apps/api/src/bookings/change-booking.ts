import type { RecordOf, Resources } from '@rumi/contract'
import type { z } from 'zod'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { bookingBook } from './booking-book.ts'
import { houseAssigns } from './house-assigns.ts'
import { moveBooking } from './move-booking.ts'
import { lockBooking } from './take-place.ts'
import { takeStep } from './take-step.ts'

type Bookings = Resources['bookings']
type Booking = RecordOf<Bookings>

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
  if (resource !== undefined && asked.owner) throw houseAssigns()
  if (isStep && isMove)
    throw new Refused('breaks-a-rule', { message: 'Cambia primero la fecha y después el estado.' })

  if (notes !== undefined && notes !== locked.notes) await bookingBook.update(tx, id, { notes })
  if (isMove) return moveBooking(asked, { booking, held: locked }, { start, end, resource })
  if (isStep) return takeStep(tx, locked, { to: status, by: asked.actor })
  return (await bookingBook.find(tx, id))!
}

/** `DELETE` cancels: what was booked stays in the history. */
export async function cancelBooking({ actor, tx, id }: Asked) {
  const locked = await lockBooking(tx, id)
  if (locked.status !== 'cancelled') await takeStep(tx, locked, { to: 'cancelled', by: actor })
}
