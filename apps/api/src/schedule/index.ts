import { schedule, type Resources } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { registerRoute } from '../http/register-route.ts'
import { setSpecialDay, clearSpecialDay } from './special-days.ts'
import { createAbsence, deleteAbsence, listAbsences } from './absences.ts'
import { setCleaning, setHours, readSchedule } from './weekly-plan.ts'

export { specialDayRepository } from './special-days.ts'
export { addOnBookingsOf, stayAround } from './add-on-bookings.ts'
export { businessCalendar, lockCalendar } from './business-calendar.ts'
export { absenceRepository, createAbsence, expectedDuring, lockPerson } from './absences.ts'
export { conflictingBookings, refuseConflicts } from './conflicting-bookings.ts'
export { absencesDuring, absenceSpans, staffOnDuty } from './staff-on-duty.ts'

/** Handlers of absences beyond storage. */
export const absenceHandlers = {
  list: listAbsences,
  create: createAbsence,
  remove: deleteAbsence,
} satisfies ResourceHandlers<Resources['absences']>

/** Handlers of single days beyond storage. */
export const houseDayHandlers = {
  create: setSpecialDay,
  remove: clearSpecialDay,
} satisfies ResourceHandlers<Resources['houseDays']>

/** Routes of the regular working weeks, read by staff and set by managers. */
export function scheduleRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, schedule.show, async () => ({ data: await readSchedule(db) }))

  registerRoute(app, schedule.setHours, async ({ params, body }) => ({
    data: await db.transaction(async (tx) => {
      await setHours(tx, params.id, body)
      return readSchedule(tx)
    }),
  }))

  registerRoute(app, schedule.setCleaning, async ({ body }) => ({
    data: await db.transaction(async (tx) => {
      await setCleaning(tx, body)
      return readSchedule(tx)
    }),
  }))
}
