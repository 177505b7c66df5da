import { formatMoment, formatPesos, orderCalls } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { officeOrdersCopy as copy } from '../../../copy/office/money/orders.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { RecordSection } from '../../kit/record-page-parts.tsx'

/** Returns of an order with date and reason; renders nothing if there are none. */
export function OrderReturns({ order: { _id: id, items, returnedCentavos } }: { order: Order }) {
  const hasReturns = returnedCentavos > 0 || items.some(({ returned }) => returned > 0)
  const asked = useCall(orderCalls.payments, hasReturns ? { params: { id } } : null)
  const returns = hasReturns ? (asked.answer?.data.returns ?? []) : []
  if (returns.length === 0) return null
  return (
    <RecordSection title={copy.returns}>
      <ul className="tabular">
        <Rows of={returns} by={(one) => one.id}>
          {({ at, name, quantity, amountCentavos, restocked, reason }) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span>{quantity === 0 ? copy.priceLowered : copy.returnLine(quantity, name)}</span>
                <span className="block text-sm text-ink-soft">
                  {[
                    formatMoment(at, businessToday()),
                    reason,
                    quantity === 0 ? '' : restocked ? copy.restocked : copy.lost,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="ml-auto whitespace-nowrap">{formatPesos(amountCentavos)}</span>
            </li>
          )}
        </Rows>
      </ul>
    </RecordSection>
  )
}
