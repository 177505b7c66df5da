import { desk, type ChargeExtra, type OfferedExtra } from '@rumi/contract'
import { useState } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { ticketCentavos } from '../counter-sale/ticket.ts'
import { useTicket } from '../counter-sale/use-ticket.ts'
import type { OfferedLine } from './charge-form.ts'

const keyOf = ({ serviceId, rumiId }: OfferedExtra) => `${serviceId} ${rumiId}`

/** What is added to a charge before its dogs go home: products of the shop, and services that were done meanwhile. */
export function useExtras(bookingId: string) {
  const [isOpen, setOpen] = useState(false)
  const { ticket, change, add, renew } = useTicket()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const asked = useCall(desk.extras, isOpen ? { params: { id: bookingId } } : null)
  const offered = asked.answer?.data.extras ?? []
  // At the price that is offered now, whatever it was when they were chosen.
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
    asked,
    /** What is not added already: a service is done once with a dog. */
    offered: offered.filter((one) => !chosen.includes(keyOf(one))),
    ticket,
    services,
    lines,
    /** What the charge says of them; nothing where nothing is added. */
    added: extras.length > 0 ? { bookingId, extras } : undefined,
    change,
    addProduct: add,
    addService: (key: string) => setChosen((now) => [...now, key]),
    removeService: (extra: OfferedExtra) => setChosen((now) => now.filter((key) => key !== keyOf(extra))),
    keyOf,
    /** Takes what is added as it is now, and tells what is not as it was. */
    async renew(refusal: Refusal) {
      const [changed] = await Promise.all([renew(refusal), asked.again()])
      return changed
    },
  }
}
export type Extras = ReturnType<typeof useExtras>
