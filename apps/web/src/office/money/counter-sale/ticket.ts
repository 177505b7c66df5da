import { formatPesos, type RecordOf, type Resources } from '@rumi/contract'
import { useState } from 'react'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'
import { useFindRecords } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const refusedForProducts: readonly string[] = ['price-changed', 'no-stock', 'not-found']

/** State of the ticket, with a refresh after a refusal. */
export function useTicket() {
  const find = useFindRecords()
  const [ticket, setTicket] = useState<Ticket>([])

  const change = (product: Product, pieces: number) => {
    if (pieces > product.stock) showToast(copy.noMore(product.name), 'note')
    setTicket((now) => withPieces(now, product, pieces))
  }

  /** After a refusal about its products, refreshes the ticket and reports the changes. */
  async function renew({ code }: Pick<Refusal, 'code'>) {
    if (ticket.length === 0 || code === null || !refusedForProducts.includes(code)) return []
    const ids = ticket.map(({ product }) => product.id).join(',')
    const found = await find('products', { ids, active: 'true' })
    if (!found.ok) return []
    setTicket((now) => renewedTicket(now, found.answer))
    return ticketChanges(ticket, found.answer)
  }

  return {
    ticket,
    change,
    add: (product: Product) => change(product, piecesOf(ticket, product) + 1),
    renew,
  }
}

export type Product = RecordOf<Resources['products']>
/** Products on the ticket, in order of entry. */
export type Ticket = readonly { product: Product; quantity: number }[]

/** Limit of pieces of a product per order. */
const mostPieces = 99

/** Sets the quantity of a product, limited by stock; 0 removes it. */
export function withPieces(ticket: Ticket, product: Product, pieces: number): Ticket {
  const quantity = Math.max(0, Math.min(pieces, product.stock, mostPieces))
  const others = (line: Ticket[number]) => line.product.id !== product.id
  if (quantity === 0) return ticket.filter(others)
  return ticket.some((line) => !others(line))
    ? ticket.map((line) => (others(line) ? line : { product, quantity }))
    : [...ticket, { product, quantity }]
}

/** Refreshes a ticket: removes products off sale and limits quantities to the stock. */
export const renewedTicket = (ticket: Ticket, products: readonly Product[]): Ticket =>
  ticket.flatMap(({ product, quantity }) => {
    const now = products.find(({ id }) => id === product.id)
    return now ? withPieces([], now, quantity) : []
  })

/** Changes of a refreshed ticket to report to the buyer. */
export const ticketChanges = (was: Ticket, products: readonly Product[]): string[] =>
  was.flatMap(({ product: { id, name, priceCentavos }, quantity }) => {
    const now = products.find((one) => one.id === id)
    if (!now) return [copy.soldNoMore(name)]
    return [
      ...(now.priceCentavos === priceCentavos ? [] : [copy.costsNow(name, formatPesos(now.priceCentavos))]),
      ...(now.stock < quantity ? [copy.leftOf(name, now.stock)] : []),
    ]
  })

export const piecesOf = (ticket: Ticket, { id }: Pick<Product, 'id'>) =>
  ticket.find(({ product }) => product.id === id)?.quantity ?? 0

/** Total of a ticket, in centavos, at the displayed prices. */
export const ticketCentavos = (ticket: Ticket) =>
  ticket.reduce((sum, { product, quantity }) => sum + product.priceCentavos * quantity, 0)

export const ticketPieces = (ticket: Ticket) => ticket.reduce((sum, { quantity }) => sum + quantity, 0)
