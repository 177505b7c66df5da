import { formatPesos, type RecordOf, type Resources } from '@rumi/contract'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'

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
