import {
  reversalReasonLength,
  visits as visitCalls,
  type VisitStatus,
  type ReversibleStatus,
} from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { bookingPanelCopy } from '../../../copy/office/desk/booking.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { useDogsChosen } from './dogs-chosen.tsx'
import { namesIn } from './use-visit-acts.ts'
import type { DogOnBoard } from '../visit-card/visit-cards.ts'

const { reverse: copy } = bookingPanelCopy

type ReverseVisitsProps = {
  members: readonly DogOnBoard[]
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Reverses an arrival, a departure or an absence at any time; the reason stays in the history. */
export function ReverseVisits({ members, onChanged, onClose }: ReverseVisitsProps) {
  // What the dialog reverses stays the same while another screen changes the visit.
  const [status] = useState<VisitStatus>(members[0]!.visit.status)
  const from = reversedStatus[status]
  if (!from) return null
  return (
    <OfficeFormDialog
      open
      onClose={onClose}
      title={copy.title[from](namesIn(members))}
      submitLabel={copy.submit}
    >
      {(wiring) => (
        <ReversalForm
          {...wiring}
          members={members}
          from={from}
          onReversed={async () => {
            onClose()
            await onChanged()
          }}
        />
      )}
    </OfficeFormDialog>
  )
}

type ReversalFormProps = FormWiring & {
  members: readonly DogOnBoard[]
  from: NonNullable<(typeof reversedStatus)[VisitStatus]>
  onReversed: () => Promise<void>
}

function ReversalForm({ id, onSending, members, from, onReversed }: ReversalFormProps) {
  const sendCall = useSendCall()
  const { chosen, choices } = useDogsChosen(members)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()

  /** Dogs that share a booking may return with the first one: what is reversed already counts as done. */
  const reverseAll = async (): Promise<Refusal | undefined> => {
    for (const [at, { visit }] of chosen.entries()) {
      const outcome = await sendCall(visitCalls.reversal, { params: { id: visit.id }, body: { reason } })
      if (!outcome.ok && !(at > 0 && outcome.refusal.code === 'step-not-allowed')) return outcome.refusal
    }
    return undefined
  }

  const reverse = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    const { min } = reversalReasonLength
    if (reason.trim().length < min) return setMissing(copy.reasonMissing(min))
    onSending(true)
    const refused = await reverseAll()
    onSending(false)
    if (refused) return setRefusal(refused)
    showToast(copy.done[from](namesIn(chosen)))
    await onReversed()
  }

  return (
    <Form id={id} onSubmit={reverse} problems="own" className="grid gap-4 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <p>{copy.text[from]}</p>
      {choices}
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

/** Status of the bookings that is reversed with each status of a visit; an expected visit has no step to reverse. */
const reversedStatus: Partial<Record<VisitStatus, ReversibleStatus>> = {
  'in-house': 'checked-in',
  gone: 'checked-out',
  missed: 'no-show',
}
