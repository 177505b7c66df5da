import { centavosIn, formatPesos, type PaymentTarget } from '@rumi/contract'
import { payments } from '@rumi/data-layer'
import { useId, useState, type FormEvent } from 'react'
import { officePaymentsCopy } from '../../copy/office-payments.ts'
import { officeCopy } from '../../copy/office.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import { ActionableRefusal } from '../../shared/actionable-refusal.tsx'
import { useSend, type Refusal } from '../../shared/store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { usePermission } from '../use-permission.ts'
import { inCash, PaymentFields } from './payment-fields.tsx'

const { late: copy, refund } = officePaymentsCopy

type LateMoneyProps = { target: PaymentTarget; onRecorded: () => Promise<void> }

/** Writes down money that came for what is not owed any more, and says that it stays in its client's favour. */
export function LateMoney({ target, onRecorded }: LateMoneyProps) {
  const formId = useId()
  const send = useSend()
  const [open, setOpen] = useState(false)
  const [amount, setAmount] = useState('')
  const [paid, setPaid] = useState({ ...inCash, method: 'transfer' as (typeof inCash)['method'] })
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [sending, setSending] = useState(false)
  const mayRecord = usePermission({ access: 'staff', area: 'payments', toChange: true })
  if (!mayRecord) return null
  const amountCentavos = centavosIn(amount)

  const record = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (!amountCentavos) return setWrong(refund.notAnAmount)
    setSending(true)
    const outcome = await send(payments.calls.create({ kind: 'credit', target, amountCentavos, ...paid }))
    setSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    setOpen(false)
    setAmount('')
    showToast(refund.doneCredit(formatPesos(amountCentavos)))
    await onRecorded()
  }

  return (
    <div>
      <Button tone="secondary" size="snug" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog
        unsaved={unsavedCopy}
        open={open}
        onClose={() => setOpen(false)}
        title={copy.title}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setOpen(false)}>
              {officeCopy.cancel}
            </Button>
            <Button type="submit" form={formId} loading={sending}>
              {amountCentavos ? copy.submit(formatPesos(amountCentavos)) : copy.submitPlain}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={record} noValidate className="grid gap-4 pb-2">
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
        </form>
      </Dialog>
    </div>
  )
}
