import { desk, type ChargeExtra, type OfferedExtra } from '@rumi/contract'
import { useState } from 'react'
import { checkoutCopy as copy } from '../../copy/office-checkout.ts'
import { counterSaleCopy } from '../../copy/counter-sale.ts'
import { useCall } from '../../shared/queries.ts'
import { showToast } from '../../ui/toast-store.ts'
import { piecesOf, ticketCentavos, withPieces, type Product, type Ticket } from '../counter-sale/ticket.ts'
import type { OfferedLine } from './charge-form.ts'

const keyOf = ({ serviceId, rumiId }: OfferedExtra) => `${serviceId} ${rumiId}`

/** What is added to a charge before its dogs go home: products of the shop, and services that were done meanwhile. */
export function useExtras(bookingId: string) {
  const [isOpen, setOpen] = useState(false)
  const [ticket, setTicket] = useState<Ticket>([])
  const [services, setServices] = useState<readonly OfferedExtra[]>([])
  const asked = useCall(desk.extras, isOpen ? { params: { id: bookingId } } : null)
  const offered = asked.answer?.data.extras ?? []

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

  const change = (product: Product, pieces: number) => {
    if (pieces > product.stock) showToast(counterSaleCopy.noMore(product.name), 'note')
    setTicket((now) => withPieces(now, product, pieces))
  }

  return {
    isOpen,
    open: () => setOpen(true),
    asked,
    /** What is not added already: a service is done once with a dog. */
    offered: offered.filter((one) => services.every((other) => keyOf(other) !== keyOf(one))),
    ticket,
    services,
    lines,
    /** What the charge says of them; nothing where nothing is added. */
    added: extras.length > 0 ? { bookingId, extras } : undefined,
    change,
    addProduct: (product: Product) => change(product, piecesOf(ticket, product) + 1),
    addService: (key: string) => {
      const chosen = offered.find((one) => keyOf(one) === key)
      if (chosen) setServices((now) => [...now, chosen])
    },
    removeService: (extra: OfferedExtra) =>
      setServices((now) => now.filter((one) => keyOf(one) !== keyOf(extra))),
    keyOf,
  }
}
export type Extras = ReturnType<typeof useExtras>
