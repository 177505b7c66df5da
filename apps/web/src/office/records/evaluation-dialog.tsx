import { zodResolver } from '@hookform/resolvers/zod'
import { evaluationResults, resources } from '@rumi/contract'
import { medicalRecords } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { useSend, type Refusal } from '../../app/store.ts'
import { officeCopy } from '../../copy/office.ts'
import { officeRecordsCopy } from '../../copy/office-records.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showIssues } from '../../ui/show-issues.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../house-today.ts'
import { RecordPicker } from '../resource-screen/record-picker.tsx'
import { dogsFound } from './dogs-found.ts'

const { evaluation: copy } = officeRecordsCopy
const results = evaluationResults.map((value) => ({ value, label: copy.results[value] }))

const evaluationFields = resources.medicalRecords.create.pick({ appliedOn: true, notes: true }).extend({
  rumiId: z.uuid({ error: copy.chooseDog }),
  result: z.enum(evaluationResults, { error: copy.chooseResult }),
})
type EvaluationFields = z.input<typeof evaluationFields>

type EvaluationDialogProps = { open: boolean; onClose: () => void }

/** The house met the dog: how it went with others. What the desk writes is verified by whoever wrote it. */
export function EvaluationDialog({ open, onClose }: EvaluationDialogProps) {
  const formId = useId()
  const [saving, setSaving] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            {copy.save}
          </Button>
        </>
      }
    >
      {open && <EvaluationForm id={formId} onSaving={setSaving} onSaved={onClose} />}
    </Dialog>
  )
}

type EvaluationFormProps = {
  id: string
  onSaving: (saving: boolean) => void
  onSaved: () => void
}

function EvaluationForm({ id, onSaving, onSaved }: EvaluationFormProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<EvaluationFields>({
    resolver: zodResolver(evaluationFields),
    mode: 'onTouched',
    defaultValues: { rumiId: '', appliedOn: houseToday(), notes: '' },
  })
  const { errors } = form.formState

  const save = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    onSaving(true)
    const outcome = await send(medicalRecords.calls.create({ kind: 'evaluation', ...fields }))
    onSaving(false)
    if (outcome.ok) {
      showToast(copy.saved)
      return onSaved()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <form id={id} onSubmit={save} noValidate className="grid gap-4 pb-2">
      {refusal && <Notice tone="problem">{refusal.message}</Notice>}
      <Controller
        name="rumiId"
        control={form.control}
        render={({ field: { ref, value, onChange } }) => (
          <RecordPicker
            ref={ref}
            label={copy.dog}
            hint={copy.dogHint}
            error={errors.rumiId?.message}
            find={dogsFound}
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
        max={houseToday()}
        error={errors.appliedOn?.message}
        {...form.register('appliedOn')}
      />
      <TextAreaField
        label={copy.notes}
        hint={copy.notesHint}
        optionalLabel={troubleCopy.optional}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
    </form>
  )
}
