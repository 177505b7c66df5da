import { isStaff } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { Refused } from '../http/refused.ts'
import { currentOpening } from './house-opening.ts'

/** What the public does with a house that is open. */
const ofTheOpenHouse = new Set([
  'auth.register',
  'bookings.create',
  'booking.recurring',
  'orders.create',
  'passes.create',
  'waitingList.create',
  'site.requestQuote',
])

/** While the house is closed to the public nobody but its staff registers, books or buys. */
export function refuseWhileClosed(app: FastifyInstance, db: Db) {
  app.addHook('preHandler', async ({ actor, routeOptions }) => {
    const { permission } = routeOptions.config
    if (!permission || !ofTheOpenHouse.has(permission) || (actor && isStaff(actor.role))) return
    if (!(await currentOpening(db)).open) throw new Refused('house-closed')
  })
}
