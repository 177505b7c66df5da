import { formatPesos } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { ordersCopy as copy } from '../../copy/portal/orders.ts'
import { totalsCopy } from '../../copy/shared/payments.ts'
import { Rows } from '../../shared/rows/rows.tsx'

type OrderLinesProps = {
  order: Pick<
    Order,
    'delivery' | 'shippingCentavos' | 'subtotalCentavos' | 'ivaCentavos' | 'ivaPercent' | 'totalCentavos'
  > & {
    items: readonly Omit<Order['items'][number], 'returned'>[]
    /** Refund for returned pieces. */
    returnedCentavos?: number
  }
}

/** Products with subtotal, shipping, and total with included IVA. */
export function OrderLines({ order }: OrderLinesProps) {
  const { items, delivery, shippingCentavos, subtotalCentavos, ivaCentavos, ivaPercent, totalCentavos } =
    order
  const { returnedCentavos = 0 } = order
  return (
    <dl className="grid gap-2 rounded-md bg-sand p-5 tabular">
      <Rows of={items} by={({ productId }) => String(productId)} within="facts">
        {({ name, quantity, unitCentavos }) => (
          <Line label={`${quantity} × ${name}`} value={formatPesos(quantity * unitCentavos)} />
        )}
      </Rows>
      {delivery === 'shipping' && (
        <Line
          label={copy.shipping}
          value={shippingCentavos === 0 ? copy.freeShipping : formatPesos(shippingCentavos)}
        />
      )}
      <Line
        label={totalsCopy.subtotal}
        value={formatPesos(subtotalCentavos)}
        className="mt-2 border-t-2 border-ink pt-3 text-sm text-ink-soft"
      />
      <Line
        label={totalsCopy.iva(ivaCentavos === 0 ? 0 : ivaPercent)}
        value={formatPesos(ivaCentavos)}
        className="text-sm text-ink-soft"
      />
      <Line label={totalsCopy.total} value={formatPesos(totalCentavos)} className="text-lg font-heading" />
      {returnedCentavos > 0 && <Line label={copy.returned} value={formatPesos(-returnedCentavos)} />}
    </dl>
  )
}

type LineProps = { label: string; value: string; className?: string }

const Line = ({ label, value, className = '' }: LineProps) => (
  <div className={`flex flex-wrap gap-x-4 ${className}`}>
    <dt className="flex-[1_1_min(6rem,100%)] [overflow-wrap:anywhere]">{label}</dt>
    <dd className="ml-auto shrink-0">{value}</dd>
  </div>
)
