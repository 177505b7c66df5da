import {
  booking as bookingCalls,
  formatNames,
  formatPesos,
  holdsPlace,
  reversalReasonLength,
  type DeskBooking,
} from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { bookingPanelCopy } from '../../../copy/office/desk/booking.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useCall, useRecords } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { FieldError } from '../../../ui/forms/form-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'

const { correctDogs: copy, reverse } = bookingPanelCopy

type PanelDogsProps = { deskBooking: DeskBooking; onChanged: () => Promise<void> }

/** Corrects which dogs of the owner a booking includes, until they leave. */
export function PanelDogs({ deskBooking, onChanged }: PanelDogsProps) {
  const [open, setOpen] = useState(false)
  if (!holdsPlace(deskBooking.booking.status)) return null
  return (
    <>
      <Button tone="secondary" size="snug" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <OfficeFormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.title(formatNames(deskBooking.dogs))}
        submitLabel={copy.submit}
      >
        {(wiring) => (
          <DogsForm
            {...wiring}
            deskBooking={deskBooking}
            onCorrected={async () => {
              setOpen(false)
              await onChanged()
            }}
          />
        )}
      </OfficeFormDialog>
    </>
  )
}

type DogsFormProps = FormWiring & { deskBooking: DeskBooking; onCorrected: () => Promise<void> }

function DogsForm({ id: formId, onSending, deskBooking: { booking }, onCorrected }: DogsFormProps) {
  const send = useSend()
  const { id, clientId, status, version } = booking
  const family = useRecords('dogs', { ownerId: clientId, limit: 200 })
  const [rumiIds, setRumiIds] = useState<readonly string[]>(booking.rumiIds)
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<{ dogs?: string; reason?: string }>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const isInside = status === 'checked-in'
  const isSame =
    rumiIds.length === booking.rumiIds.length && rumiIds.every((one) => booking.rumiIds.includes(one))
  const wanted = { rumiIds: [...rumiIds] }
  const previewQuery = useCall(
    bookingCalls.preview,
    isSame || rumiIds.length === 0
      ? null
      : { params: { id }, body: { ...wanted, ...(isInside && { reason: copy.previewReason }) } },
  )
  const preview = previewQuery.answer?.data
  const refused = refusal ?? (previewQuery.status === 'failed' ? previewQuery.refusal : undefined)

  const choose = (dogId: string) => {
    setRefusal(undefined)
    setFaults({})
    setRumiIds(rumiIds.includes(dogId) ? rumiIds.filter((one) => one !== dogId) : [...rumiIds, dogId])
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (rumiIds.length === 0) return setFaults({ dogs: copy.chooseOne })
    if (isSame) return setFaults({ dogs: copy.sameDogs })
    const { min } = reversalReasonLength
    if (isInside && reason.trim().length < min) return setFaults({ reason: reverse.reasonMissing(min) })
    onSending(true)
    const changes = { ...wanted, version, ...(isInside && { reason: reason.trim() }) }
    const outcome = await send(bookings.calls.update({ id, changes }))
    onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.done(formatNames(family.records.filter(({ _id }) => rumiIds.includes(_id)))))
    await onCorrected()
  }

  return (
    <Form id={formId} onSubmit={save} problems="own" className="grid gap-4 pb-2">
      {refused && <ActionableRefusal refusal={refused} />}
      <p>{copy.text}</p>
      <Fetched fetchings={[family]}>
        <fieldset className="grid gap-1">
          <legend className="font-strong">{copy.who}</legend>
          <Rows of={family.records} by={({ _id }) => _id} within="blocks">
            {({ _id, name }) => (
              <CheckboxField label={name} checked={rumiIds.includes(_id)} onChange={() => choose(_id)} />
            )}
          </Rows>
          {faults.dogs && <FieldError id={`${formId}-dogs`}>{faults.dogs}</FieldError>}
        </fieldset>
      </Fetched>
      {preview && !refused && (
        <Notice>
          <p className="tabular">{copy.costs(formatPesos(preview.serviceBooking.totalCentavos))}</p>
          {preview.beyondPriceCentavos > 0 && (
            <p className="tabular">{copy.credits(formatPesos(preview.beyondPriceCentavos))}</p>
          )}
          {preview.serviceBooking.resource !== null &&
            preview.serviceBooking.resource !== booking.resource && (
              <p>{copy.elsewhere(preview.serviceBooking.resource)}</p>
            )}
        </Notice>
      )}
      {isInside && (
        <TextAreaField
          label={reverse.reason}
          hint={reverse.reasonHint}
          value={reason}
          error={faults.reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value)
            setFaults({})
          }}
        />
      )}
    </Form>
  )
}
