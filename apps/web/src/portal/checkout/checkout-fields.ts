import { zodResolver } from '@hookform/resolvers/zod'
import { orderPayments, shipTo, type deliveries } from '@rumi/contract'
import { z } from 'zod'
import { checkoutCopy } from '../../copy/portal/checkout.ts'
import type { Addressed } from '../../shared/orders/addressed.ts'

const payment = z.enum(orderPayments, { error: checkoutCopy.choosePayment })
const fields = z.discriminatedUnion('delivery', [
  z.object({ delivery: z.literal('pickup'), payment }),
  z.object({ delivery: z.literal('shipping'), payment, shipTo }),
])

/** The form of an order; where it is sent to is written and kept also while it is to be fetched. */
export type CheckoutFields = Addressed & {
  delivery: (typeof deliveries)[number]
  payment: (typeof orderPayments)[number]
}

/** Lets through what an order is made of: no address where nothing is sent. */
export const checkoutResolver = zodResolver(fields as unknown as z.ZodType<CheckoutFields, CheckoutFields>)
