import {
  depositDue,
  depositHeldUntil,
  depositUntilOf,
  type BusinessSettings,
  type PolicyInput,
} from '@rumi/contract'
import { and, eq, isNotNull, not } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { isBeforeFirstVisit } from '../../first-visits/index.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { now } from '../../http/clock.ts'
import { bookingRepository } from '../booking-repository.ts'
import { soldTermsOf } from '../sold-terms.ts'
import { lacksDeposit } from '../../db/sql-functions.ts'

type Booked = PolicyInput & { bookingId: string; clientId: string; totalCentavos: number }

/**
 * Stores the end of a booking's deposit hold, if the business releases unpaid places and a deposit is due.
 */
export async function holdForDeposit(
  tx: Tx,
  { bookingId, clientId, ...booked }: Booked,
  terms: BusinessSettings,
) {
  if (terms.depositHoldHours === 0) return
  const isFirstVisit = await isBeforeFirstVisit(tx, clientId)
  const depositHeldCentavos = depositDue({ ...booked, isFirstVisit }, terms)
  if (depositHeldCentavos === 0) return
  const bookedAt = now()
  const depositUntil = depositUntilOf(booked, bookedAt, terms)
  const heldUntil = depositHeldUntil({ bookedAt, depositUntil }, terms)
  await tx
    .update(bookings)
    .set({ depositHeldUntil: heldUntil, depositHeldCentavos })
    .where(eq(bookings.id, bookingId))
}

/** Starts the deposit hold of an accepted offer at its acceptance, under the offer's terms. */
export async function holdTakenPlace(tx: Tx, bookingId: string) {
  const booking = (await bookingRepository.find(tx, bookingId))!
  const { clientId, start, totalCentavos } = booking
  const { terms, ...sold } = await soldTermsOf(tx, bookingId)
  await holdForDeposit(tx, { bookingId, clientId, start, totalCentavos, ...sold }, terms)
}

/** Ends the hold of a booking with a paid deposit. Later refunds do not restore it. */
export async function endDepositHold(tx: Tx, bookingId: string) {
  await tx
    .update(bookings)
    .set({ depositHeldUntil: null, depositHeldCentavos: null })
    .where(
      and(eq(bookings.id, bookingId), isNotNull(bookings.depositHeldUntil), not(lacksDeposit(bookings.id))),
    )
}
