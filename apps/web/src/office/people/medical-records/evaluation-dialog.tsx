import { zodResolver } from '@hookform/resolvers/zod'
import { evaluationResults, resources } from '@rumi/contract'
import { medicalRecords } from '@rumi/data-layer'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { RecordPicker } from '../../kit/resource-screen/record-picker.tsx'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

const { evaluation: copy } = officeRecordsCopy
const results = evaluationResults.map((value) => ({ value, label: copy.results[value] }))

const evaluationFields = resources.medicalRecords.create.pick({ appliedOn: true, notes: true }).extend({
  rumiId: z.uuid({ error: copy.chooseDog }),
  result: z.enum(evaluationResults, { error: copy.chooseResult }),
})
type EvaluationFields = z.input<typeof evaluationFields>

type EvaluationDialogProps = { open: boolean; onClose: () => void }

/** Dialog for the evaluation of a dog by staff; counts as verified by its author. */
export const EvaluationDialog = ({ open, onClose }: EvaluationDialogProps) => (
  <OfficeFormDialog open={open} onClose={onClose} title={copy.title} submitLabel={copy.save}>
    {(wiring) => <EvaluationForm {...wiring} onSaved={onClose} />}
  </OfficeFormDialog>
)

type EvaluationFormProps = FormWiring & { onSaved: () => void }

function EvaluationForm({ id, onSending, onSaved }: EvaluationFormProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<EvaluationFields>({
    resolver: zodResolver(evaluationFields),
    mode: 'onTouched',
    defaultValues: { rumiId: '', appliedOn: businessToday(), notes: '' },
  })
  const { errors } = form.formState

  const save = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    onSending(true)
    const undoId = crypto.randomUUID()
    const outcome = await send(medicalRecords.calls.create({ kind: 'evaluation', ...fields, undoId }))
    onSending(false)
    if (outcome.ok) {
      const about = [fields.rumiId, outcome.answer._id]
      offerUndo({ undoId, isOf: 'medical-records', who: copy.title, about, message: copy.saved })
      return onSaved()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={save} className="grid gap-4 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <Controller
        name="rumiId"
        control={form.control}
        render={({ field: { ref, value, onChange } }) => (
          <RecordPicker
            ref={ref}
            label={copy.dog}
            hint={copy.dogHint}
            error={errors.rumiId?.message}
            of="dogs"
            value={value}
            onChange={onChange}
          />
        )}
      />
      <ChoiceField
        legend={copy.result}
        options={results}
        error={errors.result?.message}
        {...form.register('result')}
      />
      <DateField
        label={copy.date}
        max={businessToday()}
        error={errors.appliedOn?.message}
        {...form.register('appliedOn')}
      />
      <TextAreaField
        label={copy.notes}
        hint={copy.notesHint}
        optionalLabel={errorMessagesCopy.optional}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
    </HookForm>
  )
}
