import { schedule, type Resources } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { offerCall } from '../http/offer-call.ts'
import { decideDay, undecideDay } from './decide-day.ts'
import { comeBack, listAbsences, takeTimeOff } from './take-time-off.ts'
import { setCleaning, setHours, wholeSchedule } from './weekly-plan.ts'

export { specialDayRepository } from './decide-day.ts'
export { houseCalendar, keptCalendar } from './house-calendar.ts'
export { absenceRepository } from './take-time-off.ts'
export { timesAway, whoWorksDuring } from './who-works.ts'

/** What the house has to say of an absence beyond storing it. */
export const absenceHandlers: ResourceHandlers<Resources['absences']> = {
  list: listAbsences,
  create: takeTimeOff,
  remove: comeBack,
}

/** What the house has to say of a single day beyond storing it. */
export const houseDayHandlers: ResourceHandlers<Resources['houseDays']> = {
  create: decideDay,
  remove: undecideDay,
}

/** Who works when in a usual week, shown to staff and set by whoever runs the house. */
export function scheduleRoutes(app: FastifyInstance, db: Db) {
  offerCall(app, schedule.show, async () => ({ data: await wholeSchedule(db) }))

  offerCall(app, schedule.setHours, async ({ params, body }) => ({
    data: await db.transaction(async (tx) => {
      await setHours(tx, params.id, body)
      return wholeSchedule(tx)
    }),
  }))

  offerCall(app, schedule.setCleaning, async ({ body }) => ({
    data: await db.transaction(async (tx) => {
      await setCleaning(tx, body)
      return wholeSchedule(tx)
    }),
  }))
}
