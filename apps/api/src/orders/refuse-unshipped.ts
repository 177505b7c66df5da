import { isShippedTo, isShipping, type ShippingTerms, type ShipTo } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { orderSentences } from '../copy/money/sale-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { orders } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'

type Sent = { delivery?: 'pickup' | 'shipping' | undefined; shipTo?: ShipTo | undefined }

/** Refuses what would be sent where nothing is sent to. */
export function refuseUnshipped({ delivery, shipTo }: Sent, terms: ShippingTerms) {
  if (delivery === 'shipping' && !isShipping(terms))
    throw new Refused('not-shipped', { message: orderSentences.notShipped })
  if (shipTo && !isShippedTo(shipTo.postalCode, terms)) throw new Refused('not-shipped')
}

/** Refuses to send what is fetched, and what has no address; the database does, too. */
export async function refuseWithoutAddress(
  tx: Tx,
  id: string,
  { delivery, shipTo }: Pick<Sent, 'shipTo'> & { delivery: 'pickup' | 'shipping' },
) {
  if (delivery === 'pickup') throw refusedStep('status', orderSentences.isFetched)
  const [order] = await tx.select({ shipTo: orders.shipTo }).from(orders).where(eq(orders.id, id))
  if (!shipTo && !order?.shipTo) throw refusedStep('shipTo', orderSentences.noAddress)
}

const refusedStep = (path: string, message: string) =>
  new Refused('breaks-a-rule', { message, issues: [{ path, message }] })
