import {
  formatMoment,
  formatPesos,
  generalPublicId,
  isOrderGivenUp,
  paidCentavosOf,
  takesAddress,
} from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { officeOrdersCopy as copy } from '../../../copy/office/money/orders.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { nameOfRow } from '../../../shared/payments/name-of-row.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useEveryRecord, useRecord } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { SaleInvoice } from '../invoicing/sale-invoice.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ProofsOfTransfer } from '../payments/proofs-of-transfer.tsx'
import { LateMoney } from '../payments/late-money.tsx'
import { paidTowards, type Payment } from '../payments/payment-facts.ts'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { buyerName } from '../../kit/records/use-directory.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'
import { OrderLines, OrderReturns } from './order-lines.tsx'
import { OrderSteps } from './order-steps.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'
import { ChangeAddress } from '../../../shared/orders/change-address.tsx'
import { ShipToAddress } from '../../../shared/orders/ship-to-address.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'

export const meta = officeMeta(copy.title)

const back = { to: paths.officeOrders(), label: copy.back }

/** One order: items, payment, delivery, balance and next step. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const found = useRecord('orders', id)
  const paid = useEveryRecord('payments', { orderId: id })
  return (
    <Fetched fetchings={[found, paid]} missing={{ copy, back }}>
      {found.answer && (
        <OneOrder
          order={found.answer}
          payments={paid.answer ?? []}
          onChanged={async () => {
            await Promise.all([found.again(), paid.again()])
          }}
        />
      )}
    </Fetched>
  )
}

type OneOrderProps = { order: Order; payments: readonly Payment[]; onChanged: () => Promise<void> }

function OneOrder({ order, payments, onChanged }: OneOrderProps) {
  const { number, status, userId, delivery, payment, createdAt, openingBalance } = order
  const client = useRecordsBy('clients', 'ids', [userId]).get(userId)?.[0]
  const name = buyerName(userId, client)
  const paidCentavos = paidCentavosOf(payments)
  const leftCentavos = isOrderGivenUp(status)
    ? 0
    : Math.max(0, order.totalCentavos - order.returnedCentavos - paidCentavos)
  return (
    <>
      <PageHeader
        title={openingBalance ? copy.openingBalance(number) : copy.numbered(number)}
        back={back}
        actions={<PrintButton label={copy.print} />}
      />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <StatusChip of={copy.statuses[status]} />
          <OrderSteps
            order={order}
            paidCentavos={paidCentavos}
            leftCentavos={leftCentavos}
            onChanged={onChanged}
          />
        </div>
        <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <Fact name={copy.client}>
            {userId === generalPublicId ? (
              name
            ) : (
              <AreaLink
                to={paths.officeClient(userId)}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {name}
              </AreaLink>
            )}
          </Fact>
          <Fact name={copy.when}>{formatMoment(createdAt, businessToday())}</Fact>
          {!openingBalance && <Fact name={copy.delivery}>{copy.deliveries[delivery]}</Fact>}
          {delivery === 'shipping' && (
            <Fact name={copy.shipTo}>
              <OrderAddress order={order} onChanged={onChanged} />
            </Fact>
          )}
          <Fact name={copy.payment}>{copy.payments[payment]}</Fact>
        </dl>
        <OrderLines order={order} paidCentavos={paidCentavos} leftCentavos={leftCentavos} />
        <RecordSection title={copy.money}>
          {payments.length === 0 ? (
            <p className="text-ink-soft">{copy.noPayments}</p>
          ) : (
            <ul className="tabular">
              <Rows of={payments} by={({ id }) => id}>
                {(row) => <PaymentLine row={row} />}
              </Rows>
            </ul>
          )}
          <ProofsOfTransfer target={{ orderId: order._id }} />
          {isOrderGivenUp(status) && userId !== generalPublicId && (
            <LateMoney target={{ orderId: order._id }} onRecorded={onChanged} />
          )}
        </RecordSection>
        <OrderReturns order={order} />
        <SaleInvoice of={{ of: 'orders', id: order._id }} name={officeInvoicingCopy.order(number)} />
      </div>
    </>
  )
}

function PaymentLine({ row }: { row: Payment }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5">
      <AreaLink
        to={paths.officePayment(row.id)}
        className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
      >
        {[nameOfRow(row), formatMoment(row.createdAt, businessToday())].join(', ')}
      </AreaLink>
      <span className="ml-auto whitespace-nowrap">{formatPesos(paidTowards(row))}</span>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] first-letter:uppercase max-sm:mb-1">{children}</dd>
    </div>
  )
}

/** Shipping address of an order; the desk can edit it until it ships. */
function OrderAddress({ order, onChanged }: { order: Order; onChanged: () => Promise<void> }) {
  const [writing, setWriting] = useState(false)
  const mayWrite = useCanWrite('orders')
  const { shipTo } = order
  if (writing)
    return (
      <ChangeAddress
        order={order}
        isThirdParty
        onDone={(isSaved) => {
          setWriting(false)
          if (isSaved) void onChanged()
        }}
      />
    )
  return (
    <div className="grid justify-items-start gap-2">
      {shipTo ? <ShipToAddress shipTo={shipTo} /> : <p>{copy.noAddress}</p>}
      {mayWrite && takesAddress(order) && (
        <Button tone="quiet" className="no-print" onClick={() => setWriting(true)}>
          {shipTo ? copy.changeAddress : copy.writeAddress}
        </Button>
      )}
    </div>
  )
}
