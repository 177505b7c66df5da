import { isStaff } from '@rumi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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

const needsOpenHouse = ({ routeOptions }: FastifyRequest) =>
  ofTheOpenHouse.has(routeOptions.config.permission ?? '')

const asked = new WeakMap<FastifyRequest, ReturnType<typeof currentOpening>>()

/** Asks whether the house is open where the call needs to know, so that it takes no trip to the database of its own. */
export function askOpening(db: Db, request: FastifyRequest) {
  if (!needsOpenHouse(request)) return
  const opening = currentOpening(db)
  opening.catch(() => undefined)
  asked.set(request, opening)
}

/** While the house is closed to the public nobody but its staff registers, books or buys. */
export function refuseWhileClosed(app: FastifyInstance, db: Db) {
  app.addHook('preHandler', async (request) => {
    const { actor } = request
    if (!needsOpenHouse(request) || (actor && isStaff(actor.role))) return
    const { open } = await (asked.get(request) ?? currentOpening(db))
    if (!open) throw new Refused('house-closed')
  })
}
