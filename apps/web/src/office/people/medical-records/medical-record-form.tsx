import { zodResolver } from '@hookform/resolvers/zod'
import { resources, usualLastDay, isDay, formatDay } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useState, useEffect, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { recordKindCopy } from '../../../copy/portal/medical-records.ts'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { AlsoInPhotoFields } from '../../../shared/medical-records/also-in-photo.tsx'
import { broughtKinds, isBrought, offeredProducts } from '../../../shared/medical-records/brought-records.ts'
import { ProductField } from '../../../shared/medical-records/product-field.tsx'
import { recordsBeside, tickedOf, type AlsoInPhoto } from '../../../shared/medical-records/records-beside.ts'
import { UploadProgress } from '../../../shared/uploads/upload-progress.tsx'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { blankAsAbsent } from '../../../ui/forms/form-draft.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useMedicalRecordSaving, type MedicalRecordFields } from './use-medical-record-saving.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'
import { Camera, FileText, ImageUp } from 'lucide-react'
import { isPreviewable } from '../../../shared/uploads/upload-error-message.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'

const { medicalRecord: copy } = officeRecordsCopy

const productWords = {
  product: officeRecordsCopy.product,
  placeholder: copy.chooseProduct,
  medicine: officeRecordsCopy.medicine,
}

const medicalRecordFields = resources.medicalRecords.create.pick({
  kind: true,
  product: true,
  appliedOn: true,
  expiresOn: true,
  withoutEvidence: true,
})

type MedicalRecordFormProps = FormWiring & {
  dog: Pick<Dog, '_id' | 'name' | 'birthDate'>
  lacking?: readonly string[] | undefined
  onSaved: () => void
}

/**
 * Data of a vaccination card with its photo, which may prove several medical records; a vaccine without a photo needs
 * a reason.
 */
export function MedicalRecordForm({ id, dog, lacking = [], onSending, onSaved }: MedicalRecordFormProps) {
  const terms = useBusiness()
  const [photo, setPhoto] = useState<File>()
  const [also, setAlso] = useState<AlsoInPhoto>({})
  const form = useForm<MedicalRecordFields>({
    resolver: zodResolver(medicalRecordFields),
    mode: 'onTouched',
    defaultValues: {
      kind: 'vaccine',
      product: offeredProducts.find((one) => lacking.includes(one)) ?? '',
      appliedOn: '',
    },
  })
  const { errors } = form.formState
  const [kind, appliedOn, product] = useWatch({
    control: form.control,
    name: ['kind', 'appliedOn', 'product'],
  })
  const offeredBeside = photo && isBrought(kind) ? recordsBeside({ kind, product: product ?? '' }) : []
  const lackingBeside = offeredBeside.filter(({ key }) => lacking.includes(key))
  const beside = tickedOf(offeredBeside, also)
  const saving = useMedicalRecordSaving({ form, dog, photo, beside, onSending, onSaved })
  const { save, refusal, refusedBeside, tried, percent, trouble } = saving
  const lastDay = isDay(appliedOn) ? usualLastDay({ kind, appliedOn }, terms) : null

  return (
    <HookForm control={form.control} id={id} onSubmit={save} className="grid gap-4 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <MedicalRecordPhoto picked={photo} onPick={setPhoto} />
      <UploadProgress percent={percent} trouble={trouble} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={copy.kind}
          options={broughtKinds.map((value) => ({ value, label: recordKindCopy[value] }))}
          error={errors.kind?.message}
          {...form.register('kind', { onChange: () => form.setValue('product', '') })}
        />
        <ProductField
          kind={kind}
          words={productWords}
          error={errors.product?.message}
          registration={form.register('product')}
        />
        <DateField
          label={officeRecordsCopy.applied}
          min={dog.birthDate}
          max={businessToday()}
          required
          error={errors.appliedOn?.message}
          {...form.register('appliedOn')}
        />
        <DateField
          label={officeRecordsCopy.expires}
          optionalLabel={errorMessagesCopy.optional}
          hint={lastDay ? copy.usualLastDay(formatDay(lastDay, businessToday())) : undefined}
          error={errors.expiresOn?.message}
          {...form.register('expiresOn', { setValueAs: blankAsAbsent })}
        />
      </div>
      {kind === 'vaccine' && !photo && (
        <TextField
          label={copy.withoutEvidence}
          hint={copy.withoutEvidenceHint}
          error={errors.withoutEvidence?.message}
          {...form.register('withoutEvidence', { setValueAs: blankAsAbsent })}
        />
      )}
      {lackingBeside.length > 0 && (
        <Button
          tone="secondary"
          size="small"
          className="justify-self-start"
          disabled={!isDay(appliedOn)}
          onClick={() =>
            setAlso(Object.fromEntries(lackingBeside.map(({ key }) => [key, { appliedOn, expiresOn: '' }])))
          }
        >
          {copy.allLacking(lackingBeside.length)}
        </Button>
      )}
      {offeredBeside.length > 0 && (
        <AlsoInPhotoFields
          medicalRecords={offeredBeside}
          value={also}
          onChange={setAlso}
          born={dog.birthDate}
          tried={tried}
          refused={refusedBeside}
          takesLastDay
        />
      )}
      <p className="text-ink-soft">{copy.verifiedByMe}</p>
    </HookForm>
  )
}

const { medicalRecord: medicalRecordCopy } = officeRecordsCopy
const accepted = 'image/*,application/pdf'

type MedicalRecordPhotoProps = { picked: File | undefined; onPick: (file: File) => void }

/** Photo of a medical record, from camera or file, with a preview. */
function MedicalRecordPhoto({ picked, onPick }: MedicalRecordPhotoProps) {
  const preview = useMemo(
    () => (picked && isPreviewable(picked) ? URL.createObjectURL(picked) : undefined),
    [picked],
  )
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  return (
    <div className="grid justify-items-start gap-2">
      {preview && (
        <img
          src={preview}
          alt={medicalRecordCopy.photo}
          className="max-h-56 max-w-full rounded-sm border border-line object-contain"
        />
      )}
      {picked && !preview && (
        <p className="flex items-center gap-2">
          <FileText className="size-5 shrink-0" aria-hidden="true" />
          <span className="[overflow-wrap:anywhere]">{picked.name}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <span className="pointer-fine:hidden">
          <FileButton icon={Camera} label={medicalRecordCopy.take} accept="image/*" camera onPick={onPick} />
        </span>
        <FileButton
          icon={ImageUp}
          label={picked ? medicalRecordCopy.other : medicalRecordCopy.pick}
          accept={accepted}
          onPick={onPick}
        />
      </div>
    </div>
  )
}
