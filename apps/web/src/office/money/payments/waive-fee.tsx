import { bookingPayments, discountAccess, formatPesos } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'

const { waive: copy } = paymentsCopy

type WaiveFeeProps = { bookingId: string; owedCentavos: number; onWaived: () => Promise<void> }

/** Waives the open fee of a cancelled booking, with a reason; shown to staff who may give a discount. */
export function WaiveFee({ bookingId, owedCentavos, onWaived }: WaiveFeeProps) {
  const sendCall = useSendCall()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [saving, setSaving] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const mayWaive = usePermission({ access: discountAccess, area: 'discounts', toChange: true })
  if (!mayWaive) return null
  const owed = formatPesos(owedCentavos)

  const waive = async (event: FormEvent) => {
    event.preventDefault()
    setWrong(undefined)
    setRefusal(undefined)
    setSaving(true)
    const body = { money: 'waive' as const, reason: reason.trim() }
    const outcome = await sendCall(bookingPayments.settle, { params: { id: bookingId }, body })
    setSaving(false)
    if (!outcome.ok) {
      const issue = outcome.refusal.issues.find(({ path }) => path === 'reason')
      return issue ? setWrong(issue.message) : setRefusal(outcome.refusal)
    }
    showToast(copy.done(owed))
    await onWaived()
  }

  if (!open)
    return (
      <div>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {copy.open}
        </Button>
      </div>
    )
  return (
    <Form onSubmit={waive} problems="own" className="grid gap-3 rounded-sm bg-cream p-4">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField
        label={copy.reason}
        error={wrong}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button type="submit" tone="secondary" loading={saving}>
          {copy.submit(owed)}
        </Button>
      </div>
    </Form>
  )
}
