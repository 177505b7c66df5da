import { paymentCalls } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { officePaymentsCopy } from '../../copy/office-payments.ts'
import { paymentsCopy } from '../../copy/payments.ts'
import { useCall, useSendCall } from '../../shared/queries.ts'
import type { Refusal } from '../../shared/store.ts'
import type { FormWiring } from '../../ui/form-dialog.tsx'
import { ActionableRefusal } from '../../shared/actionable-refusal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { OfficeFormDialog } from '../office-form-dialog.tsx'
import type { Payment } from './payment-facts.ts'
import { PaymentFields, type HowPaid } from './payment-fields.tsx'

const { correct: copy } = officePaymentsCopy
const { methods } = paymentsCopy

type CorrectMethodProps = {
  open: boolean
  payment: Payment
  onClose: () => void
  /** Called with the payment that stands in its place. */
  onCorrected: (written: Payment) => void
}

/** A payment that was written down by a wrong method is reversed and written again by the right one. */
export const CorrectMethod = ({ open, payment, onClose, onCorrected }: CorrectMethodProps) => (
  <OfficeFormDialog open={open} onClose={onClose} title={copy.title} submitLabel={copy.submit}>
    {(wiring) => <CorrectForm {...wiring} payment={payment} onCorrected={onCorrected} />}
  </OfficeFormDialog>
)

type CorrectFormProps = Pick<CorrectMethodProps, 'payment' | 'onCorrected'> & FormWiring

function CorrectForm({ id, payment, onSending, onCorrected }: CorrectFormProps) {
  const sendCall = useSendCall()
  const { clientId, method, reference } = payment
  const credit = useCall(paymentCalls.credit, clientId ? { params: { id: clientId } } : null)
  const [paid, setPaid] = useState<HowPaid>({ method: method === 'card' ? 'cash' : 'card', reference })
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()

  const correct = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    setWrong(paid.method === method ? copy.chooseOther : undefined)
    if (paid.method === method) return
    onSending(true)
    const outcome = await sendCall(paymentCalls.correct, { params: { id: payment.id }, body: paid })
    onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.done(methods[paid.method]))
    onCorrected(outcome.answer.data.payment)
  }

  return (
    <form id={id} onSubmit={correct} noValidate className="grid gap-4 pb-2">
      <p>{copy.lead(methods[method])}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <PaymentFields
        paid={paid}
        onChange={setPaid}
        error={wrong}
        creditCentavos={credit.answer?.data.credit.balanceCentavos ?? 0}
      />
    </form>
  )
}
