import {
  isByTerminal,
  type DeskMethod,
  type LedgerMethod,
  type PaymentTarget,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { cardTerminals } from '../db/schema/money/card-terminals.ts'
import { clientCredits, paymentMovements, payments } from '../db/schema/money/payments.ts'
import { terminalOfPerson } from '../db/sql-functions.ts'
import { now } from '../http/clock.ts'
import { refusedField } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { openTillOf } from './cash/open-till.ts'
import { paymentRepository } from './payment-repository.ts'
import { columnsOfTarget, lockTarget } from './payment-target.ts'

export type Payment = RecordOf<Resources['payments']>

type Received = {
  target: PaymentTarget
  method: DeskMethod | 'online'
  amountCentavos: number
  tipCentavos?: number | undefined
  tipFor?: string | undefined
  reference?: string | undefined
  /** The payment that it is a part of, where that pays several things. */
  movementId?: string | undefined
  /** Id of its charge. */
  chargeId?: string | undefined
  /** Null for online payments. */
  receivedBy: string | null
}

/**
 * Records money received at the desk, or the use of a client's credit. Throws above the amount owed or the credit
 * left. Cash belongs to the open till.
 */
export async function recordPayment(tx: Tx, received: Received): Promise<Payment> {
  const { target, method, amountCentavos, receivedBy } = received
  const { clientId, leftCentavos } = await lockTarget(tx, target)
  if (amountCentavos > leftCentavos) refuseAmount(paymentSentences.moreThanIsOwed)
  if (method === 'credit') {
    if ((received.tipCentavos ?? 0) > 0) refuseAmount(paymentSentences.noTipFromCredit, 'tipCentavos')
    if (amountCentavos > (await lockedCredit(tx, clientId))) refuseAmount(paymentSentences.notSoMuchCredit)
  }
  return insertPayment(tx, {
    ...columnsOfTarget(target),
    ...(received.movementId && { movementId: received.movementId }),
    clientId,
    method,
    amountCentavos,
    tipCentavos: received.tipCentavos ?? 0,
    tipFor: received.tipFor ?? null,
    reference: received.reference ?? '',
    receivedAt: now(),
    chargeId: received.chargeId ?? null,
    receivedBy,
    cashDayId: await tillFor(tx, method, receivedBy),
  })
}

/** Returns a client's credit and locks it until the transaction ends. */
export async function lockedCredit(tx: Tx, clientId: string | null) {
  if (!clientId) return 0
  const [row] = await tx
    .select({ balance: clientCredits.balanceCentavos })
    .from(clientCredits)
    .where(eq(clientCredits.clientId, clientId))
    .for('update')
  return row?.balance ?? 0
}

/** The till in which cash of this person lies; null for every other way, and where no till is open. */
export async function tillFor(tx: Tx, method: LedgerMethod, personId: string | null) {
  return method === 'cash' && personId ? openTillOf(tx, personId) : null
}

/** Opens a payment of several things, whose rows add up to it when the transaction ends. Returns its id. */
export async function openMovement(
  tx: Tx,
  parts: readonly { amountCentavos: number; tipCentavos?: number | undefined }[],
): Promise<string> {
  const [movement] = await tx
    .insert(paymentMovements)
    .values({
      amountCentavos: parts.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
      tipCentavos: parts.reduce((sum, { tipCentavos = 0 }) => sum + tipCentavos, 0),
    })
    .returning({ id: paymentMovements.id })
  return movement!.id
}

/**
 * Inserts a ledger row and notifies the boards of its booking. The database rejects invalid rows. The trigger
 * `payments_post` posts its entry at commit.
 */
export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<Payment> {
  await refuseWithoutTerminal(tx, row)
  const [written] = await tx.insert(payments).values(row).returning({ id: payments.id })
  await publishPayment(tx, row.bookingId)
  return (await paymentRepository.find(tx, written!.id))!
}

/** Rejects a card payment where there are several terminals and its receiver chose none. */
async function refuseWithoutTerminal(
  tx: Tx,
  { kind = 'payment', method, receivedBy }: typeof payments.$inferInsert,
) {
  if (kind !== 'payment' || !isByTerminal(method)) return
  const { rows } = await tx.execute<{ lacks: boolean }>(
    sql`select ${terminalOfPerson(receivedBy ?? null)} is null and exists (select from ${cardTerminals} where active) as lacks`,
  )
  if (rows[0]?.lacks) refuseAmount(paymentSentences.whichTerminal, 'method')
}

/** Lets open boards see that what is owed of a booking has changed. */
export async function publishPayment(tx: Tx, bookingId: string | null | undefined) {
  if (bookingId) await enqueueEvent(tx, { kind: 'booking-paid', bookingId })
}

function refuseAmount(message: string, path = 'amountCentavos'): never {
  throw refusedField(path, message)
}
