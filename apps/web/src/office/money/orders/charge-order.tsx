import { formatPesos, paymentCalls } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { useId, useState, type FormEvent } from 'react'
import { officeOrdersCopy } from '../../../copy/office/money/orders.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { wordsOf } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { inCash, PaymentFields, type HowPaid } from '../payments/payment-fields.tsx'
import type { useOrderStep } from './use-order-step.ts'
import { Form } from '../../../ui/forms/form.tsx'

const { charge: copy } = officeOrdersCopy

type ChargeOrderProps = {
  order: Order
  leftCentavos: number
  take: ReturnType<typeof useOrderStep>['take']
  sending: boolean
  onClose: () => void
}

/** Receives the remaining payment of an order, which then counts as paid. */
export function ChargeOrder({ order, leftCentavos, take, sending, onClose }: ChargeOrderProps) {
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
      title={copy.title(order.number)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {copy.submit(formatPesos(leftCentavos))}
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
