import { evaluationResults, visitStatusOf, type DeskBooking } from '@rumi/contract'
import { bookings, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { dogMarksCopy } from '../../../copy/office/desk/play-groups.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { GroupSelect } from '../../kit/marks/group-select.tsx'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

const { evaluate: copy } = dayBoardCopy
const { evaluation } = officeRecordsCopy
const results = evaluationResults.map((value) => ({ value, label: evaluation.results[value] }))

export type EvaluateProps = { deskBooking: DeskBooking; names: string; onChanged: () => Promise<void> }

/** The form rejects a missing result before it is sent. */
const resultIn = (value: string | undefined) => evaluationResults.find((one) => one === value) ?? 'failed'

type Fields = { results: Record<string, string>; groups: Record<string, string>; notes: string }
type EvaluateFormProps = FormWiring & EvaluateProps & { dogs: readonly Dog[]; onDone: () => void }

/** Form of an evaluation: a result for each dog, and notes. */
export function EvaluateForm({
  id,
  onSending,
  deskBooking,
  names,
  dogs,
  onChanged,
  onDone,
}: EvaluateFormProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<Fields>({ defaultValues: { results: {}, groups: {}, notes: '' } })
  const { errors } = form.formState
  const { booking } = deskBooking
  const awaitsMedicalRecords = booking.awaits.includes('papers')

  async function record(
    { results: entered, groups, notes }: Fields,
    undoId: string,
  ): Promise<string | Refusal> {
    const evaluations = dogs.map(({ _id }) => ({
      rumiId: _id,
      result: resultIn(entered[_id]),
      notes,
      ...(groups[_id] && { playGroupId: groups[_id] }),
    }))
    const sent = await send(
      bookings.calls.update({
        id: booking.id,
        changes: {
          ...(!awaitsMedicalRecords && { status: 'checked-in' }),
          evaluations,
          version: booking.version,
          undoId,
        },
      }),
    )
    if (!sent.ok) return sent.refusal
    const failed = dogs.find(({ _id }) => resultIn(entered[_id]) === 'failed')
    if (failed) return copy.failed(failed.name)
    return awaitsMedicalRecords ? copy.passed(names) : copy.received(names)
  }

  const save = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    onSending(true)
    const undoId = crypto.randomUUID()
    const answer = await record(fields, undoId)
    onSending(false)
    if (typeof answer !== 'string') setRefusal(answer)
    else {
      const shownAs = visitStatusOf[booking.status]
      offerUndo({ undoId, isOf: 'bookings', who: names, about: [booking.id], message: answer, shownAs })
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
          <div className="grid gap-4">
            <ChoiceField
              legend={dogs.length > 1 ? dog.name : evaluation.result}
              options={results}
              error={errors.results?.[dog._id]?.message}
              {...form.register(`results.${dog._id}`, { required: evaluation.chooseResult })}
            />
            <Controller
              name={`groups.${dog._id}`}
              control={form.control}
              render={({ field }) => (
                <GroupSelect
                  label={dogMarksCopy.evaluationGroup}
                  value={field.value ?? dog.playGroupId ?? ''}
                  weightKg={dog.weightKg}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
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
