import { formatMoment, formatPesos } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { Link } from 'react-router'
import { NoResults } from '../../art/scenes/empty/no-results.tsx'
import { orderStatusCopy, ordersCopy as copy } from '../../copy/portal/orders.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { useRecords } from '../../shared/fetching/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { loadOrders } from '../loaders.ts'
import { myOrders } from '../own-queries.ts'
import { CreditNote } from '../payments/credit-note.tsx'
import { portalMeta } from '../portal-meta.ts'

export const clientLoader = loadOrders
export const meta = portalMeta(copy.title)

/** The owner's shop orders, newest first. */
export default function OrdersPage() {
  const ordersQuery = useRecords('orders', myOrders)
  const shop = (
    <LinkButton tone="secondary" to={paths.shop()}>
      {copy.toShop}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} actions={ordersQuery.records.length > 0 && shop} />
      <QueryResult fetching={ordersQuery}>
        {ordersQuery.records.length === 0 ? (
          <EmptyState art={<NoResults />} title={copy.emptyTitle} text={copy.emptyText} action={shop} />
        ) : (
          <div className="grid max-w-3xl gap-4">
            <CreditNote />
            <ul aria-label={copy.list} className="grid gap-4">
              <Rows of={ordersQuery.records} by={({ _id }) => _id}>
                {(order) => (
                  <li>
                    <OrderCard order={order} />
                  </li>
                )}
              </Rows>
            </ul>
            {ordersQuery.hasMore && (
              <Button tone="secondary" loading={ordersQuery.isFetching} onClick={ordersQuery.loadMore}>
                {copy.more}
              </Button>
            )}
          </div>
        )}
      </QueryResult>
    </>
  )
}

function OrderCard({ order }: { order: Order }) {
  const { _id, number, status, items, totalCentavos, createdAt, openingBalance } = order
  const { word, tone } = orderStatusCopy[status]
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="article" className="relative grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          <Link
            prefetch="intent"
            to={paths.order(_id)}
            className="after:absolute after:inset-0 hover:underline"
          >
            {openingBalance ? copy.openingBalance : copy.number(number)}
          </Link>
        </h2>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      {items.length > 0 && (
        <p className="[overflow-wrap:anywhere]">{items.map(({ name }) => name).join(', ')}</p>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <span>
          {openingBalance
            ? copy.openingBalanceText
            : [copy.made(formatMoment(createdAt, businessToday())), copy.pieces(pieces)].join(' · ')}
        </span>
        <span className="font-strong text-ink tabular">{formatPesos(totalCentavos)}</span>
      </p>
    </Card>
  )
}
