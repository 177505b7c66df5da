import { desk, type ChargeExtra, type OfferedExtra } from '@rumi/contract'
import { useState } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { ticketCentavos, useTicket } from '../counter-sale/ticket.ts'
import type { OfferedLine } from './charge-form.ts'

const keyOf = ({ serviceId, rumiId }: OfferedExtra) => `${serviceId} ${rumiId}`

/** Items added to a charge at check-out: products, and services done meanwhile. */
export function useExtras(bookingId: string) {
  const [isOpen, setOpen] = useState(false)
  const { ticket, change, add, renew } = useTicket()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const extrasQuery = useCall(desk.extras, isOpen ? { params: { id: bookingId } } : null)
  const offered = extrasQuery.answer?.data.extras ?? []
  // At the current price, not the price when chosen.
  const services = chosen.flatMap((key) => offered.find((one) => keyOf(one) === key) ?? [])

  const extras: ChargeExtra[] = [
    ...(ticket.length > 0
      ? [
          {
            items: ticket.map(({ product, quantity }) => ({ productId: product.id, quantity })),
            expectedTotalCentavos: ticketCentavos(ticket),
          },
        ]
      : []),
    ...services.map(({ serviceId, rumiId, totalCentavos }) => ({
      serviceId,
      rumiIds: [rumiId],
      expectedTotalCentavos: totalCentavos,
    })),
  ]
  const first = ticket.length > 0 ? 1 : 0
  const lines: OfferedLine[] = [
    ...(ticket.length > 0
      ? [
          {
            key: 'products',
            target: { extra: 0 },
            isOfShop: true,
            concept: copy.products,
            note: '',
            leftCentavos: ticketCentavos(ticket),
          },
        ]
      : []),
    ...services.map((extra, at) => ({
      key: keyOf(extra),
      target: { extra: first + at },
      concept: copy.extra(extra.name, extra.rumiName),
      note: '',
      leftCentavos: extra.totalCentavos,
    })),
  ]

  return {
    isOpen,
    open: () => setOpen(true),
    extrasQuery,
    /** Excludes services already added: each is done once per dog. */
    offered: offered.filter((one) => !chosen.includes(keyOf(one))),
    ticket,
    services,
    lines,
    /** Added items in the shape of the charge; undefined if there are none. */
    added: extras.length > 0 ? { bookingId, extras } : undefined,
    change,
    addProduct: add,
    addService: (key: string) => setChosen((now) => [...now, key]),
    removeService: (extra: OfferedExtra) => setChosen((now) => now.filter((key) => key !== keyOf(extra))),
    keyOf,
    /** Refreshes the added items and reports the changes. */
    async renew(refusal: Refusal) {
      const [changed] = await Promise.all([renew(refusal), extrasQuery.again()])
      return changed
    },
  }
}
export type Extras = ReturnType<typeof useExtras>
