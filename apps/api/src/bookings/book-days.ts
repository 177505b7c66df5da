import type { AnswerOf, booking } from '@rumi/contract'
import type { z } from 'zod'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { announceRequested, bookAddOns, placeVisit } from './book-visit.ts'
import { onlyDayCare } from './only-day-care.ts'
import { offeredService } from './what-is-booked.ts'

type Recurring = typeof booking.recurring
type DayAnswer = { date: string; ok: boolean; code?: string; message?: string }

/**
 * Books several days of the guardería, each as a booking of its own that can be moved or cancelled alone: all of them
 * or none. Where one cannot be had, the refusal says of every day how it stands.
 */
export async function bookDays(
  { days, addOns, ...input }: z.output<Recurring['body']>,
  asked: Pick<Asked, 'actor' | 'owner' | 'tx'>,
): Promise<AnswerOf<Recurring>['data']['serviceBookings']> {
  onlyDayCare(await offeredService(asked.tx, input.serviceId))
  const booked: Awaited<ReturnType<typeof placeVisit>>[] = []
  const answers: DayAnswer[] = []
  let first: Refused | undefined
  for (const date of days.toSorted()) {
    try {
      const request = { ...input, start: date, end: date }
      booked.push(await asked.tx.transaction((tx) => placeVisit(request, { ...asked, tx })))
      answers.push({ date, ok: true })
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal
      first ??= refusal
      answers.push({ date, ok: false, code: refusal.code, message: refusal.message })
    }
  }
  if (first)
    throw new Refused(first.code, {
      message: first.message,
      details: { ...first.particulars.details, days: answers },
    })
  const added = await bookAddOns(addOns, booked, asked)
  await announceRequested(asked.tx, [...booked, ...added])
  return booked
}
