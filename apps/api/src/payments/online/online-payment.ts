import type { PaymentTarget } from '@rumi/contract'
import { desc } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { Refused } from '../../http/refused.ts'
import { paymentRepository } from '../payment-repository.ts'
import type { OnlineProvider } from './provider.ts'
import { checkoutUrlOf, isPendingOnlineFor, startOnlinePayment } from './start-online-payment.ts'

/** Paying online for what another module sells: begun in its transaction, opened at the provider after it. */
export type OnlinePayment = {
  start: (tx: Tx, target: PaymentTarget) => Promise<void>
  /** The page to pay at; null where nothing waits to be paid online, or while the provider is away. */
  urlFor: (target: PaymentTarget) => Promise<string | null>
}

/** Null without a provider: the way is absent. */
export const createOnlinePayment = (
  db: Db,
  provider: OnlineProvider | null,
  publicUrl: string,
): OnlinePayment | null =>
  provider && {
    async start(tx, target) {
      await startOnlinePayment(tx, { target, owner: null })
    },
    async urlFor(target) {
      const [pending] = await db
        .select({ id: payments.id })
        .from(payments)
        .where(isPendingOnlineFor(target))
        .orderBy(desc(payments.position))
        .limit(1)
      if (!pending) return null
      const payment = (await paymentRepository.find(db, pending.id))!
      return checkoutUrlOf(db, { provider, publicUrl }, payment).catch((error: unknown) => {
        if (error instanceof Refused) return null
        throw error
      })
    },
  }
