import { isOrderGivenUp, orderCan, orderSteps, formatPesos, paymentCalls } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { useState, useId, type FormEvent } from 'react'
import { officeOrdersCopy as copy } from '../../../copy/office/money/orders.ts'
import { useStoreSelector, type Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { GiveUpOrder } from './give-up-order.tsx'
import { ReturnLines } from './return-lines.tsx'
import { useOrderStep, type NextStatus } from './use-order-step.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { wordsOf } from '../../../shared/refusals/refusal.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { inCash, PaymentFields, type HowPaid } from '../payments/payment-fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type OrderStepsProps = {
  order: Order
  paidCentavos: number
  leftCentavos: number
  onChanged: () => Promise<void>
}

type ConfirmedStep = 'paid' | 'cancelled' | 'refunded'

const needsConfirmation = (to: NextStatus): to is ConfirmedStep =>
  to === 'paid' || to === 'cancelled' || to === 'refunded'

const showRefusal = ({ code, message }: Refusal) =>
  code === 'stale' ? showToast(copy.stale, 'note') : showToast(message, 'problem')

/** A pick-up is never shipped, and a shipment is never ready at the counter. */
const notFor = { pickup: 'shipped', shipping: 'ready' } as const

/** Possible steps of an order: the next one stands out, cancelling comes last. */
export function OrderSteps({ order, paidCentavos, leftCentavos, onChanged }: OrderStepsProps) {
  const role = useStoreSelector((state) => state.user.role)
  const mayWrite = useCanWrite('orders')
  const mayCharge = useCanWrite('payments')
  const [confirming, setConfirming] = useState<ConfirmedStep>()
  const [returning, setReturning] = useState(false)
  const { taking, take } = useOrderStep(order, onChanged)
  const steps = orderSteps
    .filter(({ from, to }) => role && mayWrite && from === order.status && orderCan(role, from, to))
    .map(({ to }) => to)
    .filter((to) => to !== notFor[order.delivery])
    .filter((to) => mayCharge || (to !== 'paid' && to !== 'refunded'))
    .toSorted((one, other) => Number(isOrderGivenUp(one)) - Number(isOrderGivenUp(other)))

  const press = async (to: NextStatus) => {
    if (needsConfirmation(to)) return setConfirming(to)
    const refusal = await take(to)
    if (refusal) showRefusal(refusal)
  }

  const close = () => setConfirming(undefined)
  const mayReturn =
    steps.includes('refunded') && order.items.some(({ quantity, returned }) => returned < quantity)
  return (
    <div className="no-print flex flex-wrap gap-2">
      {steps.map((to, at) => (
        <Button
          key={to}
          tone={at === 0 && !isOrderGivenUp(to) ? 'primary' : 'quiet'}
          loading={taking === to}
          disabled={taking !== undefined && taking !== to}
          onClick={() => void press(to)}
        >
          {copy.steps[to]}
        </Button>
      ))}
      {mayReturn && (
        <Button tone="quiet" onClick={() => setReturning(true)}>
          {copy.returnLines.open}
        </Button>
      )}
      {returning && <ReturnLines order={order} onReturned={onChanged} onClose={() => setReturning(false)} />}
      {confirming === 'paid' && (
        <ChargeOrder {...{ order, leftCentavos, take }} sending={taking !== undefined} onClose={close} />
      )}
      {confirming && isOrderGivenUp(confirming) && (
        <GiveUpOrder
          {...{ order, paidCentavos, take }}
          to={confirming}
          sending={taking !== undefined}
          onClose={close}
        />
      )}
    </div>
  )
}

const { charge: chargeCopy } = copy

type ChargeOrderProps = {
  order: Order
  leftCentavos: number
  take: ReturnType<typeof useOrderStep>['take']
  sending: boolean
  onClose: () => void
}

/** Receives the remaining payment of an order, which then counts as paid. */
function ChargeOrder({ order, leftCentavos, take, sending, onClose }: ChargeOrderProps) {
  const formId = useId()
  const credit = useCall(paymentCalls.credit, { params: { id: order.userId } })
  const [paid, setPaid] = useState<HowPaid>(
    order.payment === 'spei' ? { method: 'transfer', reference: '' } : inCash,
  )
  const [refusal, setRefusal] = useState<Refusal>()

  const charge = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    const refused = await take('paid', {
      paymentMethod: paid.method,
      ...(paid.reference && { reference: paid.reference }),
    })
    if (refused) return setRefusal(refused)
    onClose()
  }

  return (
    <Dialog
      unsaved={unsavedCopy}
      open
      onClose={onClose}
      title={chargeCopy.title(order.number)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {chargeCopy.submit(formatPesos(leftCentavos))}
          </Button>
        </>
      }
    >
      <Form problems={refusal?.issues} id={formId} onSubmit={charge} className="grid gap-4 pb-2">
        {refusal && <ProblemInSight>{wordsOf(refusal)}</ProblemInSight>}
        <PaymentFields
          paid={paid}
          onChange={setPaid}
          creditCentavos={credit.answer?.data.credit.balanceCentavos ?? 0}
        />
      </Form>
    </Dialog>
  )
}
