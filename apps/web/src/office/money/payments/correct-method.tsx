import { centavosIn, formatPesos, paymentCalls, plainPesos } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import type { Payment } from './payment-facts.ts'
import { PaymentFields, type HowPaid } from './payment-fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'

const { correct: copy } = officePaymentsCopy
const { methods } = paymentsCopy

type CorrectMethodProps = {
  open: boolean
  payment: Payment
  onClose: () => void
  /** Called with the replacement payment. */
  onCorrected: (written: Payment) => void
}

/** Corrects the method or tip of a payment: reverses it and books a new one. */
export const CorrectMethod = ({ open, payment, onClose, onCorrected }: CorrectMethodProps) => (
  <OfficeFormDialog open={open} onClose={onClose} title={copy.title} submitLabel={copy.submit}>
    {(wiring) => <CorrectForm {...wiring} payment={payment} onCorrected={onCorrected} />}
  </OfficeFormDialog>
)

type CorrectFormProps = Pick<CorrectMethodProps, 'payment' | 'onCorrected'> & FormWiring

function CorrectForm({ id, payment, onSending, onCorrected }: CorrectFormProps) {
  const sendCall = useSendCall()
  const { clientId, method, reference, tipCentavos: formerTip } = payment
  const credit = useCall(paymentCalls.credit, clientId ? { params: { id: clientId } } : null)
  const [paid, setPaid] = useState<HowPaid>({
    method: method === 'credit' || method === 'online' || method === 'retention' ? 'card' : method,
    reference,
  })
  const [tip, setTip] = useState(plainPesos(formerTip))
  const [wrongTip, setWrongTip] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()

  const correct = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    const tipCentavos = tip.trim() === '' ? 0 : centavosIn(tip)
    const isSame = paid.method === method && tipCentavos === formerTip
    setWrongTip(tipCentavos === null ? copy.notAnAmount : undefined)
    setWrong(isSame ? copy.chooseOther : undefined)
    if (isSame || tipCentavos === null) return
    onSending(true)
    const body = { ...paid, tipCentavos }
    const outcome = await sendCall(paymentCalls.correct, { params: { id: payment.id }, body })
    onSending(false)
    if (!outcome.ok) {
      const issue = outcome.refusal.issues.find(({ path }) => path === 'tipCentavos')
      return issue ? setWrongTip(issue.message) : setRefusal(outcome.refusal)
    }
    showToast(
      paid.method === method ? copy.doneTip(formatPesos(tipCentavos)) : copy.done(methods[paid.method]),
    )
    onCorrected(outcome.answer.data.payment)
  }

  return (
    <Form problems={refusal?.issues} id={id} onSubmit={correct} className="grid gap-4 pb-2">
      <p>{copy.lead(methods[method])}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <PaymentFields
        paid={paid}
        onChange={setPaid}
        error={wrong}
        creditCentavos={credit.answer?.data.credit.balanceCentavos ?? 0}
      />
      <TextField
        kind="money"
        label={copy.tip}
        error={wrongTip}
        value={tip}
        onChange={({ target }) => {
          setTip(target.value)
          setWrongTip(undefined)
        }}
      />
    </Form>
  )
}
