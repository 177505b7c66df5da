import type { Order } from '@rumi/data-layer'
import { Square } from 'lucide-react'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { officeOrdersCopy } from '../../../copy/office/money/orders.ts'
import { paths } from '../../../shared/business/paths.ts'
import { together, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { ShipToAddress } from '../../../shared/orders/ship-to-address.tsx'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'

const { packing: copy, deliveries, noAddress, back } = officeOrdersCopy

export const meta = officeMeta(copy.title)

/** Paid orders to pack, oldest first, as a printed checklist. */
export default function PackingListPage() {
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
    <>
      <PageHeader
        title={copy.title}
        back={{ to: paths.officeOrders(), label: back }}
        actions={orders.length > 0 && <PrintButton tone="primary" label={copy.print} />}
      />
      <Fetched fetchings={[together(paid, preparing)]}>
        {orders.length === 0 ? (
          <EmptyState art={<NoResults />} title={copy.none} text={copy.noneText} />
        ) : (
          <div className="grid max-w-2xl content-start gap-6">
            <Rows of={orders} by={({ _id }) => _id} within="blocks">
              {(order) => <OneOrder order={order} client={fullName(clientOf.get(order.userId)?.[0])} />}
            </Rows>
          </div>
        )}
      </Fetched>
    </>
  )
}

function OneOrder({ order: { number, items, delivery, shipTo }, client }: { order: Order; client: string }) {
  return (
    <article className="grid gap-1">
      <h2 className="text-base">{copy.of(number, client)}</h2>
      <p className="text-ink-soft">{deliveries[delivery]}</p>
      {delivery === 'shipping' && (shipTo ? <ShipToAddress shipTo={shipTo} /> : <p>{noAddress}</p>)}
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
