import { formatPesos, formatMoment, orderCalls } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { officeOrdersCopy as copy } from '../../../copy/office/money/orders.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AmountLine, RecordSection } from '../../kit/record-page-parts.tsx'

/** Returns of an order with date and reason; renders nothing if there are none. */
export function OrderReturns({ order: { _id: id, items, returnedCentavos } }: { order: Order }) {
  const hasReturns = returnedCentavos > 0 || items.some(({ returned }) => returned > 0)
  const paymentsQuery = useCall(orderCalls.payments, hasReturns ? { params: { id } } : null)
  const returns = hasReturns ? (paymentsQuery.answer?.data.returns ?? []) : []
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

type OrderLinesProps = { order: Order; paidCentavos: number; leftCentavos: number }

/** Items at their price of that moment, with the payment state. */
export function OrderLines({ order, paidCentavos, leftCentavos }: OrderLinesProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{order.openingBalance ? copy.total : copy.lines}</h2>
      {order.openingBalance ? (
        <p className="text-ink-soft">{copy.openingBalanceText}</p>
      ) : (
        <DataTable
          unreadable={unreadableWithin.table}
          caption={copy.lines}
          columns={columns}
          rows={order.items}
          rowKey={({ productId }) => String(productId)}
        />
      )}
      <dl className="mt-3 ml-auto grid max-w-80 gap-1 tabular">
        {order.shippingCentavos > 0 && <AmountLine name={copy.shipping} centavos={order.shippingCentavos} />}
        <AmountLine name={copy.subtotal} centavos={order.subtotalCentavos} />
        <AmountLine name={copy.iva} centavos={order.ivaCentavos} />
        <AmountLine name={copy.total} centavos={order.totalCentavos} strong />
        {order.returnedCentavos > 0 && <AmountLine name={copy.returned} centavos={-order.returnedCentavos} />}
        {paidCentavos > 0 && <AmountLine name={copy.paid} centavos={paidCentavos} />}
        {leftCentavos > 0 && <AmountLine name={copy.owed} centavos={leftCentavos} strong />}
      </dl>
    </section>
  )
}

const columns: readonly Column<Order['items'][number]>[] = [
  { key: 'name', header: copy.product, cell: ({ name }) => name },
  {
    key: 'quantity',
    header: copy.quantity,
    numeric: true,
    showsHeader: true,
    cell: ({ quantity, returned }) => (returned > 0 ? `${quantity}, ${copy.cameBack(returned)}` : quantity),
  },
  {
    key: 'unit',
    header: copy.unit,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ unitCentavos }) => formatPesos(unitCentavos),
  },
  {
    key: 'amount',
    header: copy.amount,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ quantity, unitCentavos }) => formatPesos(quantity * unitCentavos),
  },
]
