import {
  addDays,
  addMinutes,
  dayOf,
  daysBetween,
  formatTheHour,
  formatMoment,
  instantAt,
  isDay,
  liesWithin,
  minutesBetween,
  timeOf,
  type BusinessTerms,
  type MoneyChoice,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { bookings } from '../../db/schema/bookings.ts'
import { today } from '../../http/clock.ts'
import { requireOpen } from '../../http/actor.ts'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { currentSettings } from '../../settings/index.ts'
import { bookingRepository } from '../booking-repository.ts'
import { changeStatus } from './change-status.ts'
import { serviceOf } from '../create/load-booking-inputs.ts'
import { lockAddOnsOf } from '../capacity/capacity.ts'
import { moveBooking } from './move-booking.ts'
import { settleCancelled } from './settle-cancelled.ts'
import { isSameTime } from '../capacity/span.ts'

type Booking = RecordOf<Resources['bookings']>
type Times = Pick<Booking, 'start' | 'end'>

/**
 * Moves a booking with the remaining add-ons of a stay in one transaction and one mail, by the same number of
 * days as its start or end. If an add-on cannot move, nothing does and the refusal lists it; the caller may
 * cancel it in the same call.
 */
export async function moveStay(
  context: HandlerContext,
  { booking, held }: { booking: Booking; held: typeof bookings.$inferSelect },
  {
    without,
    ...change
  }: Times & {
    resource?: string | undefined
    without: readonly string[]
    money?: MoneyChoice | undefined
  },
): Promise<Booking> {
  const { tx } = context
  const { money } = change
  const inside: (typeof held)[] = []
  if (isDay(booking.start))
    for (const visit of await lockAddOnsOf(tx, booking.id)) {
      if (!without.includes(visit.id)) inside.push(visit)
      else {
        if (!context.owner && (money === 'return' || money === 'keep')) requireOpen(context.actor, 'payments')
        await changeStatus(tx, visit, { to: 'cancelled', by: context.actor, withinPaid: true })
        await settleCancelled(tx, visit.id, {
          as: context.owner ? 'credit' : (money ?? 'credit'),
          by: context.actor,
        })
      }
    }
  const { serviceType } = held
  const wanted: { visit: typeof held; before: Booking; time: Times; name: string }[] = []
  // Hours in place of days are refused by name below, before anything inside would follow them.
  const isStay = isDay(change.start) && isDay(change.end)
  for (const visit of isStay ? inside : []) {
    const before = (await bookingRepository.find(tx, visit.id))!
    const { name } = await serviceOf(tx, visit.serviceId)
    const time = timeAlong(
      { serviceType, ...change },
      { booking, visit: before, terms: await currentSettings(tx) },
    )
    if (!time)
      throw new Refused('add-on-left-out', {
        message: bookingSentences.leftOutsideTheStay(name, formatMoment(before.start, today())),
        details: { leftOut: { id: visit.id, name } },
      })
    if (!isSameTime(time, before)) wanted.push({ visit, before, time, name })
  }
  const together = wanted.length > 0 ? [booking.id, ...wanted.map(({ visit }) => visit.id)] : undefined
  const moved = await moveBooking(context, { booking, held }, { ...change, together })
  for (const { visit, before, time, name } of wanted) {
    try {
      await moveBooking(
        { ...context, id: visit.id },
        { booking: before, held: visit },
        { ...time, together, money },
      )
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal
      const { code, message, particulars } = refusal
      throw new Refused(code, {
        ...particulars,
        details: { ...particulars.details, leftOut: { id: visit.id, name } },
        message: bookingSentences.addOnStaysBehind(name, formatTheHour(time.start), message),
      })
    }
  }
  return moved
}

/**
 * Returns an add-on's time after a move: relative to the start, else to the end; null if neither lies within
 * the stay.
 */
function timeAlong(
  stay: { serviceType: Parameters<typeof liesWithin>[0]['serviceType'] } & Times,
  { booking: before, visit, terms }: { booking: Times; visit: Times; terms: BusinessTerms },
): Times | null {
  const shifts = [daysBetween(before.start, stay.start), daysBetween(before.end, stay.end)]
  const times = shifts.map((days) => {
    const start = instantAt(addDays(dayOf(visit.start), days), timeOf(visit.start))
    return { start, end: addMinutes(start, minutesBetween(visit.start, visit.end)) }
  })
  return times.find((time) => liesWithin(stay, time, terms)) ?? null
}
