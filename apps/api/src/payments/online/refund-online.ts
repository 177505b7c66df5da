import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { payments } from '../../db/schema/payments.ts'
import { now } from '../../http/clock.ts'
import type { EventHandlers } from '../../jobs/index.ts'
import { ProviderRefused, type OnlineProvider } from './provider.ts'

const paid = alias(payments, 'paid')

/**
 * Carries refunds of online payments out at the provider, after their transaction. The refund's own id is the key there, so that one whose
 * answer was lost is asked again and returned once. What the provider turns down for good fails, and the money is there to be returned
 * otherwise.
 */
export function onlineRefunds(db: Db, provider: OnlineProvider | null): EventHandlers {
  return {
    'online-refund-asked': async ({ paymentId }) => {
      if (!provider) throw new Error('Online payment is not set up: the refund waits for its keys.')
      const [refund] = await db
        .select({ amountCentavos: payments.amountCentavos, providerId: paid.providerId })
        .from(payments)
        .innerJoin(paid, eq(paid.id, payments.refundOf))
        .where(and(eq(payments.id, paymentId), eq(payments.status, 'pending')))
      if (!refund?.providerId) return
      const status = await provider
        .refund({ id: refund.providerId, amountCentavos: refund.amountCentavos, key: `refund-${paymentId}` })
        .then(
          () => 'settled' as const,
          (error: unknown) => {
            if (error instanceof ProviderRefused) return 'failed' as const
            throw error
          },
        )
      await db
        .update(payments)
        .set({ status, ...(status === 'settled' && { receivedAt: now() }) })
        .where(and(eq(payments.id, paymentId), eq(payments.status, 'pending')))
    },
  }
}
