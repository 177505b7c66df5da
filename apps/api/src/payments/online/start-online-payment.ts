import type { PaymentTarget } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { users } from '../../db/schema/people/people.ts'
import { orders } from '../../db/schema/money/shop.ts'
import { Refused } from '../../http/refused.ts'
import { paymentRepository } from '../payment-repository.ts'
import { columnsOfTarget, isAbout, lockTarget, passesPath, pathOfTarget } from '../payment-target.ts'
import { conceptOf } from '../concept-of.ts'
import { insertPayment, type Payment } from '../record-payment.ts'
import { ProviderAway, ProviderRefused, type OnlineProvider } from './provider.ts'
import { lacksDeposit } from '../../db/sql-functions.ts'

type Wanted = {
  target: PaymentTarget
  /** Defaults to the full unpaid amount. */
  amountCentavos?: number | undefined
  /** The only client whose things may be paid for; null where everybody's may. */
  owner: string | null
}

/** Payments of something that their client began to pay online and that the provider has not answered for yet. */
export const isPendingOnlineFor = (target: PaymentTarget) =>
  and(
    isAbout(target),
    eq(payments.method, 'online'),
    eq(payments.kind, 'payment'),
    eq(payments.status, 'pending'),
  )

/**
 * Records the start of an online payment as a pending row, which counts once the provider confirms it. A
 * repeated call for the same amount returns the same row and page. Another client's subject is not found.
 */
export async function startOnlinePayment(
  tx: Tx,
  { target, amountCentavos, owner }: Wanted,
): Promise<Payment> {
  const { clientId, leftCentavos } = await lockTarget(tx, target)
  if (owner && clientId !== owner) throw new Refused('not-found')
  const wanted = amountCentavos ?? leftCentavos
  if (leftCentavos === 0) refuseAmount(paymentSentences.nothingIsOwed)
  if (wanted > leftCentavos) refuseAmount(paymentSentences.moreThanIsOwed)
  const [pending] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isPendingOnlineFor(target), eq(payments.amountCentavos, wanted)))
    .limit(1)
  if (pending) return (await paymentRepository.find(tx, pending.id))!
  return insertPayment(tx, {
    ...columnsOfTarget(target),
    clientId,
    method: 'online',
    amountCentavos: wanted,
    status: 'pending',
  })
}

/**
 * Returns the checkout page, created once, and again after the hold has changed. Never call it inside a
 * transaction. Throws if the provider is unreachable.
 */
export async function checkoutUrlOf(
  db: Db,
  { provider, publicUrl }: { provider: OnlineProvider; publicUrl: string },
  payment: Pick<Payment, 'id' | 'target' | 'clientId' | 'amountCentavos'>,
): Promise<string> {
  const [page] = await db
    .select({ url: payments.checkoutUrl, expiresAt: payments.checkoutExpiresAt })
    .from(payments)
    .where(eq(payments.id, payment.id))
  const expiresAt = await heldUntilOf(db, payment.target)
  if (page?.url && page.expiresAt === expiresAt) return page.url
  const { url } = await provider
    .createCheckout({
      reference: payment.id,
      title: await conceptOf(db, payment.target),
      amountCentavos: payment.amountCentavos,
      payerEmail: await emailOf(db, payment.clientId),
      returnUrl: `${publicUrl}${pathOfTarget(payment.target) ?? passesPath}`,
      noticeUrl: `${publicUrl}/api/payments/webhook/mercadopago`,
      expiresAt,
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderAway || error instanceof ProviderRefused)
        throw new Refused('payment-provider-away', {}, { cause: error })
      throw error
    })
  await db
    .update(payments)
    .set({ checkoutUrl: url, checkoutExpiresAt: expiresAt })
    .where(eq(payments.id, payment.id))
  return url
}

/** An order keeps its pieces until a moment, and a booking its place without its deposit; what else is paid for waits as long as it stands. */
async function heldUntilOf(db: Db, target: PaymentTarget | null) {
  if (target && 'bookingId' in target) return depositHeldUntilOf(db, target.bookingId)
  if (!target || !('orderId' in target)) return null
  const [order] = await db
    .select({ heldUntil: orders.heldUntil })
    .from(orders)
    .where(eq(orders.id, target.orderId))
  return order?.heldUntil ?? null
}

async function depositHeldUntilOf(db: Db, bookingId: string) {
  const [held] = await db
    .select({ until: bookings.depositHeldUntil })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), lacksDeposit(bookings.id)))
  return held?.until ?? null
}

async function emailOf(db: Db, clientId: string | null) {
  if (!clientId) return undefined
  const [client] = await db.select({ email: users.email }).from(users).where(eq(users.id, clientId))
  return client?.email
}

function refuseAmount(message: string): never {
  throw new Refused('breaks-a-rule', { message, issues: [{ path: 'amountCentavos', message }] })
}
