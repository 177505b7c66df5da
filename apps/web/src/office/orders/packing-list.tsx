import type { Order } from '@rumi/data-layer'
import { Printer, Square } from 'lucide-react'
import { officeOrdersCopy } from '../../copy/office-orders.ts'
import { officeCopy } from '../../copy/office.ts'
import { together, useEveryRecord } from '../../shared/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fetched } from '../fetched.tsx'
import { fullName } from '../use-directory.ts'
import { useRecordsBy } from '../use-records-by.ts'

const { packing: copy, deliveries } = officeOrdersCopy

/** Every paid order that is not put together yet, the first first, to be ticked off on paper. */
export function PackingList({ onClose }: { onClose: () => void }) {
  const paid = useEveryRecord('orders', { status: 'paid' })
  const preparing = useEveryRecord('orders', { status: 'preparing' })
  const orders = [...(paid.answer ?? []), ...(preparing.answer ?? [])].toSorted(
    (one, other) => one.number - other.number,
  )
  const clientOf = useRecordsBy(
    'clients',
    'ids',
    orders.map(({ userId }) => userId),
  )
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={copy.title}
      closeLabel={officeCopy.close}
      actions={
        orders.length > 0 && (
          <Button onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden="true" />
            {copy.print}
          </Button>
        )
      }
    >
      <Fetched fetchings={[together(paid, preparing)]}>
        {orders.length === 0 ? (
          <p className="pb-2">{copy.none}</p>
        ) : (
          <div className="print-alone grid content-start gap-5 pb-2">
            <h2 className="hidden text-lg print:block">{copy.title}</h2>
            <Rows of={orders} by={({ _id }) => _id} within="blocks">
              {(order) => <OneOrder order={order} client={fullName(clientOf.get(order.userId)?.[0])} />}
            </Rows>
          </div>
        )}
      </Fetched>
    </Dialog>
  )
}

function OneOrder({ order: { number, items, delivery }, client }: { order: Order; client: string }) {
  return (
    <article className="grid gap-1">
      <h3 className="text-base">{copy.of(number, client)}</h3>
      <p className="text-ink-soft">{deliveries[delivery]}</p>
      <ul className="border-t border-line">
        <Rows of={items} by={({ productId }) => String(productId)}>
          {({ quantity, name }) => (
            <li className="flex items-start gap-3 border-b border-line py-1.5">
              <Square className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
              {copy.line(quantity, name)}
            </li>
          )}
        </Rows>
      </ul>
    </article>
  )
}
