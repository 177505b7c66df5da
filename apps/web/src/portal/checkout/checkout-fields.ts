import { zodResolver } from '@hookform/resolvers/zod'
import { orderPayments, shipTo, type deliveries } from '@rumi/contract'
import { z } from 'zod'
import { checkoutCopy } from '../../copy/portal/checkout.ts'
import type { Addressed } from '../../shared/orders/ship-to-address.tsx'

const payment = z.enum(orderPayments, { error: checkoutCopy.choosePayment })
const fields = z.discriminatedUnion('delivery', [
  z.object({ delivery: z.literal('pickup'), payment }),
  z.object({ delivery: z.literal('shipping'), payment, shipTo }),
])

/** Fields of an order; stores a shipping address even while pick-up is selected. */
export type CheckoutFields = Addressed & {
  delivery: (typeof deliveries)[number]
  payment: (typeof orderPayments)[number]
}

/** Validates an order: no address for a pick-up. */
export const checkoutResolver = zodResolver(fields as unknown as z.ZodType<CheckoutFields, CheckoutFields>)
