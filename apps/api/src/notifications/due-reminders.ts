import { addDays, instantAt, timeOf } from '@rumi/contract'
import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { notifications } from '../db/schema/messages.ts'
import { now, today } from '../http/clock.ts'
import { enqueueEventOnce, type DomainEvent } from '../jobs/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { vaccineNotificationDays, vaccinesRunningOut } from './running-out.ts'

/** Reminders go out by day; who starts the server in the afternoon still reminds of tomorrow. */
const remindFrom = '09:00'
const remindUntil = '21:00'

/** Id of a reminder for event, notification and mail. */
export const reminderId = (bookingId: string, day: string) => messageIdOf('booking-reminder', bookingId, day)
export const vaccineNotificationId = (recordId: string, daysAhead: number) =>
  messageIdOf('vaccine-runs-out', recordId, daysAhead)

async function announceNew(db: Queryable, id: string, event: DomainEvent) {
  const [sent] = await db.select({ id: notifications.id }).from(notifications).where(eq(notifications.id, id))
  if (!sent) await enqueueEventOnce(db, id, event)
}

/**
 * Announces today's reminders: visits of tomorrow and vaccines that expire in 30 or 7 days. Delivery checks
 * them again.
 */
export async function enqueueDueReminders(db: Queryable) {
  const clock = timeOf(now())
  if (clock < remindFrom || clock >= remindUntil) return
  const tomorrow = addDays(today(), 1)
  const visits = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        or(
          eq(bookings.status, 'confirmed'),
          // Its first day confirms it.
          and(eq(bookings.status, 'pending'), sql`${bookings.awaits} = '{evaluation}'`),
        ),
        or(
          eq(bookings.startDay, tomorrow),
          and(
            gte(bookings.startAt, instantAt(tomorrow, '00:00')),
            lt(bookings.startAt, instantAt(addDays(tomorrow, 1), '00:00')),
          ),
        ),
      ),
    )
  for (const { id: bookingId } of visits) {
    const event = { kind: 'booking-reminder-due', bookingId, day: tomorrow } as const
    await announceNew(db, reminderId(bookingId, tomorrow), event)
  }
  for (const { dose } of await vaccinesRunningOut(db, today())) {
    const daysAhead = vaccineNotificationDays.findLast((days) => dose.lastDay <= addDays(today(), days))
    if (daysAhead === undefined) continue
    const event = { kind: 'vaccine-runs-out', recordId: dose.id, daysAhead } as const
    await announceNew(db, vaccineNotificationId(dose.id, daysAhead), event)
  }
}
