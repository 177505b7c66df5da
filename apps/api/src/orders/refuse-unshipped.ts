import { isShippedTo, isShipping, type ShippingTerms, type ShipTo } from '@rumi/contract'
import { orderSentences } from '../copy/order-sentences.ts'
import { Refused } from '../http/refused.ts'

type Sent = { delivery?: 'pickup' | 'shipping' | undefined; shipTo?: ShipTo | undefined }

/** Refuses what would be sent where nothing is sent to. */
export function refuseUnshipped({ delivery, shipTo }: Sent, terms: ShippingTerms) {
  if (delivery === 'shipping' && !isShipping(terms))
    throw new Refused('not-shipped', { message: orderSentences.notShipped })
  if (shipTo && !isShippedTo(shipTo.postalCode, terms)) throw new Refused('not-shipped')
}
