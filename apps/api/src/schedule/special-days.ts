import {
  instantAt,
  addDays,
  resources as rows,
  restDayName,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { scheduleSentences } from '../copy/business-sentences.ts'
import { holdCalendar } from '../db/calendar-lock.ts'
import type { Tx } from '../db/connect.ts'
import { createRepository } from '../db/repository/repository.ts'
import { bookings } from '../db/schema/bookings.ts'
import { houseDays } from '../db/schema/business/schedule.ts'
import { today } from '../http/clock.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { conflictingBookings, refuseConflicts } from './conflicting-bookings.ts'

type HouseDays = Resources['houseDays']
type HouseDay = RecordOf<HouseDays>

export const specialDayRepository = createRepository(rows.houseDays, houseDays)

const refusedDay = (message: string) =>
  new Refused('breaks-a-rule', { message, issues: [{ path: 'day', message }] })

/** Closes a day without bookings, or opens an official rest day. */
export async function setSpecialDay(
  { day, kind, note }: z.output<HouseDays['create']>,
  { actor, tx }: HandlerContext,
): Promise<HouseDay> {
  if (day < today())
    throw new Refused('past-date', { issues: [{ path: 'day', message: scheduleSentences.dayIsPast }] })
  await holdCalendar(tx)
  if (kind === 'closed') await refuseIfExpectedOn(tx, day)
  else if (restDayName(day) === null) throw refusedDay(scheduleSentences.noRestDay)
  const [written] = await tx
    .insert(houseDays)
    .values({ day, kind, note: note ?? '', createdBy: actor.id })
    .returning({ id: houseDays.id })
  if (kind === 'worked') await enqueueEvent(tx, { kind: 'schedule-changed', what: 'calendar' })
  return (await specialDayRepository.find(tx, written!.id))!
}

/** Removes a decision about a day. A worked rest day closes again only without bookings. */
export async function clearSpecialDay({ tx, id }: HandlerContext, { day, kind }: HouseDay) {
  await holdCalendar(tx)
  if (kind === 'worked' && day >= today()) await refuseIfExpectedOn(tx, day)
  await specialDayRepository.remove(tx, id)
  if (kind === 'closed') await enqueueEvent(tx, { kind: 'schedule-changed', what: 'calendar' })
}

/** Throws if a booking begins or ends that day; a hotel night across it needs no opening hours. */
async function refuseIfExpectedOn(tx: Tx, day: string) {
  const from = instantAt(day, '00:00')
  const until = instantAt(addDays(day, 1), '00:00')
  refuseConflicts(
    await conflictingBookings(
      tx,
      sql`(${bookings.startAt} >= ${from} and ${bookings.startAt} < ${until}
        or ${bookings.startDay} = ${day} or ${bookings.endDay} = ${day}
        or ${bookings.startDay} < ${day} and ${bookings.endDay} > ${day} and ${bookings.resourceId} is null)`,
    ),
  )
}
