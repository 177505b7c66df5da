import { useState } from 'react'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'
import { useFindRecords } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { piecesOf, renewedTicket, ticketChanges, withPieces, type Product, type Ticket } from './ticket.ts'

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
