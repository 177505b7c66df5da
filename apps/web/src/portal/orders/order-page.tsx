import { formatMoment, isOrderGivenUp, orderCalls, takesAddress } from '@rumi/contract'
import { type Order, orders } from '@rumi/data-layer'
import { useParams, useSearchParams } from 'react-router'
import { NoResults } from '../../art/scenes/empty/no-results.tsx'
import { orderStatusCopy, ordersCopy as copy, orderWaysCopy } from '../../copy/portal/orders.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { useCall, useRecord } from '../../shared/fetching/queries.ts'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { twoColumns } from '../../ui/layout/two-columns.ts'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { portalMeta } from '../portal-meta.ts'
import { OrderLines } from './order-lines.tsx'
import { PayOnline } from '../payments/pay-online.tsx'
import { OrderPayment, TransferOfOrder } from './order-payment.tsx'
import { useState } from 'react'
import { useSend } from '../../shared/fetching/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ChangeAddress } from '../../shared/orders/change-address.tsx'
import { ShipToAddress } from '../../shared/orders/ship-to-address.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'
import { withFacts } from '../../shared/business/with-facts.ts'
import { WhereItIs } from '../bookings/where-it-is.tsx'

export const meta = portalMeta(copy.title)

export default function OrderPage() {
  const { id = '' } = useParams()
  const orderQuery = useRecord('orders', id)
  const isMissing = orderQuery.refusal?.httpStatus === 404
  if (isMissing)
    return (
      <EmptyState
        level={1}
        art={<NoResults />}
        title={copy.missingTitle}
        text={copy.missingText}
        action={<LinkButton to={paths.orders()}>{copy.back}</LinkButton>}
      />
    )
  return (
    <QueryResult fetching={orderQuery} pageTitle={copy.title}>
      {orderQuery.answer && <OneOrder order={orderQuery.answer} />}
    </QueryResult>
  )
}

/** One order: status, items, delivery and payment. */
function OneOrder({ order }: { order: Order }) {
  const isNew = useSearchParams()[0].has('nuevo')
  const account = useCall(orderCalls.payments, { params: { id: order._id } })
  const { word, tone } = orderStatusCopy[order.status]
  const { heldUntil, leftCentavos = 0 } = account.answer?.data ?? {}
  const { openingBalance } = order
  const isShopOrder = !openingBalance
  return (
    <div className="mx-auto max-w-2xl lg:max-w-5xl">
      <PageHeader
        title={openingBalance ? copy.openingBalance : copy.number(order.number)}
        back={{ to: paths.orders(), label: copy.back }}
        actions={<StateChip tone={tone}>{word}</StateChip>}
      />
      <div className={twoColumns.frame}>
        <div className={twoColumns.main}>
          {isNew && (order.status === 'pending' || order.status === 'paid') && (
            <Notice tone="ok">
              <p className="font-strong">{copy.received}</p>
            </Notice>
          )}
          {order.payment === 'spei' && leftCentavos > 0 && (
            <TransferOfOrder order={order} leftCentavos={leftCentavos} />
          )}
          <Card className="grid gap-2">
            <p className="text-lg font-heading">
              {openingBalance ? copy.openingBalanceText : copy.whatNow[order.status]}
            </p>
            {isShopOrder && order.status === 'pending' && heldUntil && (
              <p>{copy.heldUntil(formatMoment(heldUntil, businessToday()))}</p>
            )}
            {isShopOrder && (
              <p className="text-ink-soft">{copy.made(formatMoment(order.createdAt, businessToday()))}</p>
            )}
            {order.payment === 'online' && leftCentavos > 0 && (
              <PayOnline target={{ orderId: order._id }} amountCentavos={leftCentavos} isFirst />
            )}
            {isShopOrder && order.status === 'pending' && <CancelOrder order={order} />}
          </Card>
          {isShopOrder && !isOrderGivenUp(order.status) && <OrderDelivery order={order} />}
        </div>
        <div className={twoColumns.side}>
          <section>
            <h2 className="mb-3 text-lg">{openingBalance ? copy.openingBalance : copy.products}</h2>
            <OrderLines order={order} />
          </section>
          <QueryResult fetching={account}>
            {account.answer && <OrderPayment order={order} account={account.answer.data} />}
          </QueryResult>
        </div>
      </div>
    </div>
  )
}

/** Cancels an order that is not fully paid. */
function CancelOrder({ order: { _id, version } }: { order: Order }) {
  const send = useSend()
  const [isConfirming, setIsConfirming] = useState(false)

  const cancel = async () => {
    const outcome = await send(orders.calls.update({ id: _id, changes: { status: 'cancelled', version } }))
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(copy.cancelled)
    return undefined
  }

  return (
    <>
      <Button tone="secondary" className="justify-self-start" onClick={() => setIsConfirming(true)}>
        {copy.cancel}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={copy.cancelTitle}
        closeLabel={copy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.cancelConfirm}
        onConfirm={cancel}
      >
        <p>{copy.cancelText}</p>
      </ConfirmDialog>
    </>
  )
}

/** Pick-up or shipping address of an order, editable until it ships. */
function OrderDelivery({ order }: { order: Order }) {
  const [writing, setWriting] = useState(false)
  const business = useBusiness()
  const { delivery, shipTo } = order
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">
        {copy.howToReceive}: {withFacts(orderWaysCopy.delivery[delivery], business)}
      </h2>
      {delivery === 'pickup' ? (
        <WhereItIs />
      ) : writing ? (
        <ChangeAddress order={order} onDone={() => setWriting(false)} />
      ) : (
        <>
          {shipTo ? <ShipToAddress shipTo={shipTo} /> : <p>{copy.noAddress}</p>}
          {takesAddress(order) && (
            <Button tone="secondary" className="justify-self-start" onClick={() => setWriting(true)}>
              {shipTo ? copy.changeAddress : copy.writeAddress}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
