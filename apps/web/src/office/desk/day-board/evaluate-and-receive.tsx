import { evaluationResults, type DeskVisit } from '@rumi/contract'
import { bookings, medicalRecords, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { houseToday } from '../../../shared/house/house-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { useKeepsRow } from '../booking-status/rows-in-work.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

const { evaluate: copy } = dayBoardCopy
const { evaluation } = officeRecordsCopy
const results = evaluationResults.map((value) => ({ value, label: evaluation.results[value] }))

type EvaluateProps = { visit: DeskVisit; names: string; onChanged: () => Promise<void> }

/** Evaluation on a dog's first day; its result confirms or ends the visit. */
export function EvaluateAndReceive(props: EvaluateProps) {
  const [open, setOpen] = useState(false)
  const { visit, names } = props
  useKeepsRow(visit.booking.id, open, visit.booking.status)
  const isFirst = (dog: Dog) =>
    visit.medicalRecords.some(
      ({ rumiId, reasons }) =>
        rumiId === dog._id && reasons.some(({ code }) => code === 'evaluation-first-day'),
    )
  return (
    <>
      <Button data-next-step className="min-h-12 px-5 md:min-h-10" onClick={() => setOpen(true)}>
        {copy.open}
        <span className="sr-only"> {names}</span>
      </Button>
      <OfficeFormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.title(names)}
        submitLabel={copy.save}
      >
        {(wiring) => (
          <EvaluateForm
            {...wiring}
            {...props}
            dogs={visit.dogs.filter(isFirst)}
            onDone={() => setOpen(false)}
          />
        )}
      </OfficeFormDialog>
    </>
  )
}

type Fields = { results: Record<string, string>; notes: string }
type EvaluateFormProps = FormWiring & EvaluateProps & { dogs: readonly Dog[]; onDone: () => void }

function EvaluateForm({ id, onSending, visit, names, dogs, onChanged, onDone }: EvaluateFormProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<Fields>({ defaultValues: { results: {}, notes: '' } })
  const { errors } = form.formState
  const { booking } = visit
  const awaitsMedicalRecords = booking.awaits.includes('papers')

  /** Records one after the other: the first failed evaluation ends the visit. */
  async function record({ results: answers, notes }: Fields, undoId: string): Promise<string | Refusal> {
    for (const dog of dogs) {
      const result = answers[dog._id] ?? ''
      const payload = { kind: 'evaluation', result, notes, appliedOn: houseToday() } as const
      const outcome = await send(medicalRecords.calls.create({ ...payload, rumiId: dog._id, undoId }))
      if (!outcome.ok) return outcome.refusal
      if (result === 'failed') return copy.failed(dog.name)
    }
    if (awaitsMedicalRecords) return copy.passed(names)
    const changes = { status: 'checked-in', undoId } as const
    const received = await send(bookings.calls.update({ id: booking.id, changes }))
    return received.ok ? copy.received(names) : received.refusal
  }

  const save = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    onSending(true)
    const undoId = crypto.randomUUID()
    const answer = await record(fields, undoId)
    onSending(false)
    if (typeof answer !== 'string') setRefusal(answer)
    else {
      const heldAs = booking.status
      offerUndo({ undoId, isOf: 'bookings', who: names, about: [booking.id], message: answer, heldAs })
      onDone()
    }
    await onChanged()
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={save} className="grid gap-4 pb-2">
      <p>{awaitsMedicalRecords ? copy.leadMedicalRecords : copy.lead}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <Rows of={dogs} by={(dog) => dog._id} within="blocks">
        {(dog) => (
          <ChoiceField
            legend={dogs.length > 1 ? dog.name : evaluation.result}
            options={results}
            error={errors.results?.[dog._id]?.message}
            {...form.register(`results.${dog._id}`, { required: evaluation.chooseResult })}
          />
        )}
      </Rows>
      <TextAreaField
        label={copy.notes}
        hint={copy.notesHint}
        optionalLabel={errorMessagesCopy.optional}
        maxLength={1000}
        {...form.register('notes')}
      />
    </HookForm>
  )
}
