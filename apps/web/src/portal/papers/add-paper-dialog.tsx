import { zodResolver } from '@hookform/resolvers/zod'
import { addDays, addYears, isDay, paperSettings, resources, spokenDay } from '@rumi/contract'
import { medicalRecords, type Dog } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useSend, type Refusal } from '../../app/store.ts'
import { papersCopy, recordKindCopy } from '../../copy/papers.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { blankAsAbsent } from '../../ui/form-draft.ts'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showIssues } from '../../ui/show-issues.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../house-today.ts'
import { broughtByOwners, offeredProducts, type BroughtKind, type WantedPaper } from './wanted-paper.ts'

type AddPaperDialogProps = { dog: Dog; wanted: WantedPaper | undefined; onClose: () => void }

/** Writes a paper down as it stands in the dog's vaccination card. */
export function AddPaperDialog({ dog, wanted, onClose }: AddPaperDialogProps) {
  const formId = useId()
  const [saving, setSaving] = useState(false)
  return (
    <Dialog
      open={wanted !== undefined}
      onClose={onClose}
      title={papersCopy.addTitle(dog.name)}
      closeLabel={troubleCopy.close}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {papersCopy.cancel}
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            {papersCopy.save}
          </Button>
        </>
      }
    >
      {wanted && <PaperForm id={formId} dog={dog} wanted={wanted} onSaving={setSaving} onSaved={onClose} />}
    </Dialog>
  )
}

const paperFields = resources.medicalRecords.create.pick({
  kind: true,
  product: true,
  appliedOn: true,
  expiresOn: true,
})
type PaperFields = z.input<typeof paperFields>

type PaperFormProps = {
  id: string
  dog: Dog
  wanted: WantedPaper
  onSaving: (saving: boolean) => void
  onSaved: () => void
}

function PaperForm({ id, dog, wanted, onSaving, onSaved }: PaperFormProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<PaperFields>({
    resolver: zodResolver(paperFields),
    mode: 'onTouched',
    defaultValues: { ...wanted, appliedOn: '' },
  })
  const { errors } = form.formState
  const [kind, appliedOn] = useWatch({ control: form.control, name: ['kind', 'appliedOn'] })
  const isVaccine = kind === 'vaccine'

  const save = form.handleSubmit(async (paper) => {
    setRefusal(undefined)
    onSaving(true)
    const outcome = await send(medicalRecords.calls.create({ rumiId: dog._id, ...paper }))
    onSaving(false)
    if (outcome.ok) {
      showToast(papersCopy.saved)
      return onSaved()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <form id={id} onSubmit={save} noValidate className="grid gap-5 pb-2">
      {refusal && <Notice tone="problem">{refusal.message}</Notice>}
      <SelectField
        label={papersCopy.kind}
        options={broughtByOwners.map((value) => ({ value, label: recordKindCopy[value] }))}
        error={errors.kind?.message}
        {...form.register('kind', { onChange: () => form.setValue('product', '') })}
      />
      {isVaccine ? (
        <SelectField
          label={papersCopy.product}
          placeholder={papersCopy.productPlaceholder}
          options={offeredProducts.map((value) => ({ value, label: value }))}
          error={errors.product?.message}
          {...form.register('product')}
        />
      ) : (
        <TextField
          label={papersCopy.medicine}
          optionalLabel={troubleCopy.optional}
          error={errors.product?.message}
          {...form.register('product')}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={papersCopy.appliedOn}
          min={dog.birthDate}
          max={houseToday()}
          required
          error={errors.appliedOn?.message}
          {...form.register('appliedOn')}
        />
        <DateField
          label={papersCopy.expiresOn}
          optionalLabel={troubleCopy.optional}
          hint={usualEnd(kind as BroughtKind, appliedOn)}
          error={errors.expiresOn?.message}
          {...form.register('expiresOn', { setValueAs: blankAsAbsent })}
        />
      </div>
    </form>
  )
}

/** Until when the house counts a paper whose end is not written down (domain: papers). */
function usualEnd(kind: BroughtKind, appliedOn: string) {
  if (!isDay(appliedOn)) return papersCopy.expiresHint
  const ends = {
    vaccine: addYears(appliedOn, paperSettings.vaccineYears),
    'deworming-internal': addDays(appliedOn, paperSettings.dewormingInternalDays),
    'deworming-external': addDays(appliedOn, paperSettings.dewormingExternalDays),
  } satisfies Record<BroughtKind, string>
  return papersCopy.usualUntil(spokenDay(ends[kind], houseToday()))
}
