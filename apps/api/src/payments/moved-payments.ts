import { ledgerMethods, paymentKinds, paymentStatuses, type PaymentAllocation } from '@rumi/contract'
import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { centavos, instant } from '../db/schema/columns.ts'

/** View of payments as movements of money: one row each, with the part of every item. */
export const movedPayments = pgTable('moved_payments', {
  id: uuid('id').notNull(),
  kind: text('kind', { enum: paymentKinds }).notNull(),
  bookingId: uuid('booking_id'),
  orderId: uuid('order_id'),
  passId: uuid('pass_id'),
  clientId: uuid('client_id'),
  method: text('method', { enum: ledgerMethods }).notNull(),
  amountCentavos: centavos('amount_centavos').notNull(),
  tipCentavos: centavos('tip_centavos').notNull(),
  tipFor: uuid('tip_for'),
  returnedCentavos: centavos('returned_centavos').notNull(),
  reference: text('reference').notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: paymentStatuses }).notNull(),
  refundOf: uuid('refund_of'),
  cashDayId: uuid('cash_day_id'),
  chargeId: uuid('charge_id'),
  position: bigint('position', { mode: 'number' }),
  receivedAt: instant('received_at'),
  receivedBy: uuid('received_by'),
  createdAt: instant('created_at').notNull(),
  allocations: jsonb('allocations').$type<PaymentAllocation[]>().notNull(),
})
