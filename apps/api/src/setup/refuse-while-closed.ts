import { isStaff } from '@rumi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { Refused } from '../http/refused.ts'
import { currentOpening } from './business-opening.ts'

/** Calls that need an open business. */
const permissionsWhileOpen = new Set([
  'auth.register',
  'bookings.create',
  'booking.recurring',
  'orders.create',
  'passes.create',
  'waitingList.create',
  'site.requestQuote',
])

const needsOpenBusiness = ({ routeOptions }: FastifyRequest) =>
  permissionsWhileOpen.has(routeOptions.config.permission ?? '')

const openings = new WeakMap<FastifyRequest, ReturnType<typeof currentOpening>>()

/** Starts reading the opening state for calls that need it, without a separate round trip. */
export function requestOpening(db: Db, request: FastifyRequest) {
  if (!needsOpenBusiness(request)) return
  const opening = currentOpening(db)
  opening.catch(() => undefined)
  openings.set(request, opening)
}

/** Rejects registration, booking and shopping by the public while the business is closed. */
export function refuseWhileClosed(app: FastifyInstance, db: Db) {
  app.addHook('preHandler', async (request) => {
    const { actor } = request
    if (!needsOpenBusiness(request) || (actor && isStaff(actor.role))) return
    const { open } = await (openings.get(request) ?? currentOpening(db))
    if (!open) throw new Refused('house-closed')
  })
}
