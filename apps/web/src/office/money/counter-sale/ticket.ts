import { formatPesos, type RecordOf, type Resources } from '@rumi/contract'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'

export type Product = RecordOf<Resources['products']>
/** What somebody is about to buy, in the order in which it was put on the counter. */
export type Ticket = readonly { product: Product; quantity: number }[]

/** The most pieces of a product that one order takes. */
const mostPieces = 99

/** A ticket with so many pieces of a product, none taking it off; never more than there are. */
export function withPieces(ticket: Ticket, product: Product, pieces: number): Ticket {
  const quantity = Math.max(0, Math.min(pieces, product.stock, mostPieces))
  const others = (line: Ticket[number]) => line.product.id !== product.id
  if (quantity === 0) return ticket.filter(others)
  return ticket.some((line) => !others(line))
    ? ticket.map((line) => (others(line) ? line : { product, quantity }))
    : [...ticket, { product, quantity }]
}

/** A ticket by the products as they are now: what is sold no more is off it, and no line has more pieces than there are. */
export const renewedTicket = (ticket: Ticket, products: readonly Product[]): Ticket =>
  ticket.flatMap(({ product, quantity }) => {
    const now = products.find(({ id }) => id === product.id)
    return now ? withPieces([], now, quantity) : []
  })

/** What a ticket's buyer has to know of how it was renewed. */
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

/** What a ticket costs, in centavos, by the prices that are shown. */
export const ticketCentavos = (ticket: Ticket) =>
  ticket.reduce((sum, { product, quantity }) => sum + product.priceCentavos * quantity, 0)

export const ticketPieces = (ticket: Ticket) => ticket.reduce((sum, { quantity }) => sum + quantity, 0)
