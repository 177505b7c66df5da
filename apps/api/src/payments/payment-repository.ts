import { resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { createRepository } from '../db/repository.ts'
import { momentOf, payments } from '../db/schema/payments.ts'

/** The ledger of payments, each row with what it was for. */
export const paymentRepository = createRepository(
  resources.payments,
  payments,
  {
    target: sql`case
    when ${payments.bookingId} is not null then jsonb_build_object('bookingId', ${payments.bookingId})
    when ${payments.orderId} is not null then jsonb_build_object('orderId', ${payments.orderId})
    when ${payments.passId} is not null then jsonb_build_object('passId', ${payments.passId}) end`,
  },
  { sortedBy: { receivedAt: momentOf(payments) } },
)
