import { checkOuts, type AnswerOf } from '@rumi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { bookingSentences } from '../copy/booking-sentences.ts'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { visits } from '../db/schema/visits.ts'
import { requireOpen, type Actor } from '../http/actor.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { chargeAtDesk, type AfterPayment, type AtTheDesk, type Payment } from '../payments/index.ts'
import { bookingRepository, changeBooking, lockBooking, serviceOf } from '../bookings/index.ts'
import { recordCollection } from './collection.ts'
import { handOverDog } from './hand-over-dog.ts'
import { visitsWhere } from './read-visits.ts'

type Body = z.output<typeof checkOuts.create.body>
type CheckOut = AnswerOf<typeof checkOuts.create>['data']['checkOut']
type Ports = { afterPayment: AfterPayment; atTheDesk: AtTheDesk }

/** Route by which dogs of one family go home. */
export function checkOutsRoutes(app: FastifyInstance, db: Db, ports: Ports) {
  registerRoute(app, checkOuts.create, async ({ body, actor, request }) => ({
    data: {
      checkOut: await runIdempotent(db, request, (tx) => checkOut(tx, body, { actor, request, ports })),
    },
  }))
}

type Context = { actor: Actor; request: FastifyRequest; ports: Ports }

/**
 * Charges, cancels the add-ons that are given up, and records the departures, all of it or nothing. Add-ons go first, so that the
 * message of the departure names only what took place. The charge is final; the rest can be undone, unless money is returned.
 */
async function checkOut(tx: Tx, body: Body, { actor, request, ports }: Context): Promise<CheckOut> {
  const { visitIds = [], charge, giveUp = [], money, versions = {}, ...collection } = body
  const { bookingIds = [] } = body
  const leaving = visitIds.length === 0 ? [] : await visitsWhere(tx, inArray(visits.id, visitIds))
  if (leaving.length < visitIds.length) throw new Refused('not-found')
  if (leaving.some(({ status }) => status === 'gone'))
    throw new Refused('step-not-allowed', { message: bookingSentences.hasLeft })
  const ofVisits = [...new Set(leaving.flatMap((visit) => visit.bookingIds))]
  const clientId = await lockFamily(tx, body, ofVisits)
  const payments = charge ? await chargeFamily(tx, charge, { clientId, actor, ports }) : []
  const id = crypto.randomUUID()
  const undoId = money ? null : id
  const change = (bookingId: string, changes: Parameters<typeof changeBooking>[0]) =>
    changeBooking(
      { ...changes, ...(undoId && { undoId }) },
      { actor, owner: null, id: bookingId, tx, request },
    )
  for (const bookingId of giveUp)
    await nameAddOn(tx, bookingId, () =>
      change(bookingId, { status: 'cancelled', version: versions[bookingId] }),
    )
  for (const bookingId of bookingIds) await change(bookingId, { status: 'checked-out', money })
  await recordCollection(tx, collection, { bookingIds, undoId: undoId ?? undefined, by: actor })
  for (const visitId of visitIds)
    await handOverDog(tx, visitId, { ...collection, money, by: actor, request, ...(undoId && { undoId }) })
  const serviceBookings = await Promise.all(
    [...bookingIds, ...ofVisits].map(async (bookingId) => (await bookingRepository.find(tx, bookingId))!),
  )
  return { id, serviceBookings, payments, undoId }
}

/**
 * Locks the bookings in the order in which a charge locks them, and returns their client. Rejects dogs that have left already, bookings of
 * several clients, and bookings that changed since they were shown.
 */
async function lockFamily(
  tx: Tx,
  { bookingIds = [], giveUp = [], charge, versions = {} }: Body,
  ofVisits: readonly string[],
): Promise<string> {
  const charged =
    charge?.payments.flatMap(({ target }) => ('bookingId' in target ? target.bookingId : [])) ?? []
  const clients = new Set<string>()
  for (const id of [...new Set([...bookingIds, ...ofVisits, ...giveUp, ...charged])].toSorted()) {
    const { status, version, clientId } = await lockBooking(tx, id)
    clients.add(clientId)
    const ends = bookingIds.includes(id)
    if (!ends && !ofVisits.includes(id)) continue
    if (ends && status === 'checked-out')
      throw new Refused('step-not-allowed', { message: bookingSentences.hasLeft })
    if (version !== (versions[id] ?? version)) throw new Refused('stale')
  }
  const [clientId = '', another] = clients
  if (another !== undefined) throw new Refused('breaks-a-rule', { message: paymentSentences.oneClient })
  return clientId
}

type Charging = { clientId: string; actor: Actor; ports: Ports }

async function chargeFamily(
  tx: Tx,
  charge: NonNullable<Body['charge']>,
  { clientId, actor, ports }: Charging,
): Promise<Payment[]> {
  requireOpen(actor, 'payments')
  if (charge.discount) requireOpen(actor, 'discounts')
  const paid = await chargeAtDesk(tx, charge, { actor, ...ports })
  if (paid.some((payment) => payment.clientId !== clientId))
    throw new Refused('breaks-a-rule', { message: paymentSentences.oneClient })
  return paid
}

/** Adds to a refusal which add-on cannot be cancelled. */
async function nameAddOn(tx: Tx, bookingId: string, cancel: () => Promise<unknown>) {
  const { serviceId } = await lockBooking(tx, bookingId)
  const { name } = await serviceOf(tx, serviceId)
  try {
    await cancel()
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal
    const { code, message, particulars } = refusal
    throw new Refused(code, { ...particulars, message: bookingSentences.addOnStays(name, message) })
  }
}
