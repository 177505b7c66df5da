import { centavosIn, formatPesos, type PaymentTarget } from '@rumi/contract'
import { payments } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { inCash, PaymentFields, type HowPaid } from './payment-fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'

const { late: copy, refund } = officePaymentsCopy

/** Late payments usually arrive by bank transfer. */
const byTransfer: HowPaid = { ...inCash, method: 'transfer' }

type LateMoneyProps = { target: PaymentTarget; onRecorded: () => Promise<void> }

/** Records money for something no longer owed; it becomes the client's credit. */
export function LateMoney({ target, onRecorded }: LateMoneyProps) {
  const send = useSend()
  const [open, setOpen] = useState(false)
  const [amount, setAmount] = useState('')
  const [paid, setPaid] = useState(byTransfer)
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const mayRecord = usePermission({ access: 'staff', area: 'payments', toChange: true })
  if (!mayRecord) return null
  const amountCentavos = centavosIn(amount)

  const begin = () => {
    setAmount('')
    setPaid(byTransfer)
    setWrong(undefined)
    setRefusal(undefined)
    setOpen(true)
  }

  const record = (onSending: FormWiring['onSending']) => async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (!amountCentavos) return setWrong(refund.notAnAmount)
    onSending(true)
    const outcome = await send(payments.calls.create({ kind: 'credit', target, amountCentavos, ...paid }))
    onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    setOpen(false)
    showToast(refund.doneCredit(formatPesos(amountCentavos)))
    await onRecorded()
  }

  return (
    <div>
      <Button tone="secondary" size="snug" onClick={begin}>
        {copy.open}
      </Button>
      <OfficeFormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.title}
        submitLabel={amountCentavos ? copy.submit(formatPesos(amountCentavos)) : copy.submitPlain}
      >
        {({ id, onSending }) => (
          <Form problems={refusal?.issues} id={id} onSubmit={record(onSending)} className="grid gap-4 pb-2">
            <p>{copy.lead}</p>
            {refusal && <ActionableRefusal refusal={refusal} />}
            <TextField
              kind="money"
              label={refund.amount}
              error={wrong}
              value={amount}
              onChange={({ target: { value } }) => {
                setAmount(value)
                setWrong(undefined)
              }}
            />
            <PaymentFields paid={paid} onChange={setPaid} />
          </Form>
        )}
      </OfficeFormDialog>
    </div>
  )
}
