import { formatPesos } from '@rumi/contract'
import { Minus, Plus } from 'lucide-react'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import type { Product, Ticket } from './ticket.ts'

type TicketLinesProps = {
  ticket: Ticket
  title?: string
  onChange: (product: Product, pieces: number) => void
}

/** Ticket lines with quantity and price. */
export function TicketLines({ ticket, title = copy.ticket, onChange }: TicketLinesProps) {
  return (
    <section aria-labelledby="ticket" className="grid gap-2">
      <h2 id="ticket" className="text-lg">
        {title}
      </h2>
      {ticket.length === 0 ? (
        <p className="border-t-2 border-ink py-3 text-ink-soft">{copy.empty}</p>
      ) : (
        <ul aria-labelledby="ticket" className="border-t-2 border-ink">
          <Rows of={ticket} by={({ product }) => String(product.id)}>
            {({ product, quantity }) => (
              <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
                <div className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
                  <p className="font-strong">{product.name}</p>
                  <p className="text-ink-soft tabular">{copy.each(formatPesos(product.priceCentavos))}</p>
                </div>
                <div className="flex items-center gap-1">
                  <IconButton
                    icon={Minus}
                    label={copy.oneLess(product.name)}
                    onClick={() => onChange(product, quantity - 1)}
                  />
                  <output aria-label={copy.quantityOf(product.name)} className="w-8 text-center tabular">
                    {quantity}
                  </output>
                  <IconButton
                    icon={Plus}
                    label={copy.oneMore(product.name)}
                    onClick={() => onChange(product, quantity + 1)}
                  />
                </div>
                <span className="text-right max-sm:basis-full sm:w-32 font-strong whitespace-nowrap tabular">
                  {formatPesos(product.priceCentavos * quantity)}
                </span>
              </li>
            )}
          </Rows>
        </ul>
      )}
    </section>
  )
}
