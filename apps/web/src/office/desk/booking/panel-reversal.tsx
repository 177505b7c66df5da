import {
  booking as bookingCalls,
  formatList,
  formatNames,
  isReversible,
  reversalReasonLength,
  type DeskBooking,
  type ReversibleStatus,
} from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { bookingPanelCopy } from '../../../copy/office/desk/booking.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'

const { reverse: copy } = bookingPanelCopy

type PanelReversalProps = { deskBooking: DeskBooking; onChanged: () => Promise<void> }

/** Reverses an arrival, departure or no-show at any time; the reason stays in the history. */
export function PanelReversal({ deskBooking, onChanged }: PanelReversalProps) {
  const [open, setOpen] = useState(false)
  const { status } = deskBooking.booking
  if (!isReversible(status)) return null
  const names = formatNames(deskBooking.dogs)
  return (
    <>
      <Button tone="secondary" size="snug" onClick={() => setOpen(true)}>
        {copy.open[status]}
      </Button>
      <OfficeFormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.title[status](names)}
        submitLabel={copy.submit}
      >
        {(wiring) => (
          <ReversalForm
            {...wiring}
            bookingId={deskBooking.booking.id}
            from={status}
            names={names}
            onReversed={async () => {
              setOpen(false)
              await onChanged()
            }}
          />
        )}
      </OfficeFormDialog>
    </>
  )
}

type ReversalFormProps = FormWiring & {
  bookingId: string
  from: ReversibleStatus
  names: string
  onReversed: () => Promise<void>
}

function ReversalForm({ id, onSending, bookingId, from, names, onReversed }: ReversalFormProps) {
  const sendCall = useSendCall()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()

  const reverse = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    const { min } = reversalReasonLength
    if (reason.trim().length < min) return setMissing(copy.reasonMissing(min))
    onSending(true)
    const outcome = await sendCall(bookingCalls.reverse, {
      params: { id: bookingId },
      body: { from, reason },
    })
    onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    const leftOut = outcome.answer.data.leftOut.map(({ name }) => name)
    showToast(
      [copy.done[from](names), leftOut.length > 0 ? copy.leftOut(formatList(leftOut)) : ''].join(' ').trim(),
    )
    await onReversed()
  }

  return (
    <Form id={id} onSubmit={reverse} problems="own" className="grid gap-4 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <p>{copy.text[from]}</p>
      <TextAreaField
        label={copy.reason}
        hint={copy.reasonHint}
        value={reason}
        error={missing}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value)
          setMissing(undefined)
        }}
      />
    </Form>
  )
}
