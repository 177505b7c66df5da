import { zodResolver } from '@hookform/resolvers/zod'
import { isDay, resources, formatDay, usualLastDay, type MedicalRecordTerms } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { Refusal } from '../../shared/fetching/store.ts'
import { medicalRecordsCopy, recordKindCopy } from '../../copy/portal/medical-records.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { DateField } from '../../ui/forms/date-field.tsx'
import { blankAsAbsent } from '../../ui/forms/form-draft.ts'
import type { FormWiring } from '../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { UploadProgress } from '../../shared/uploads/upload-progress.tsx'
import { AlsoInPhotoFields } from '../../shared/medical-records/also-in-photo.tsx'
import { EvidencePicker } from './evidence-picker.tsx'
import { recordsBeside, tickedOf, type AlsoInPhoto } from '../../shared/medical-records/records-beside.ts'
import { ProductField } from '../../shared/medical-records/product-field.tsx'
import { useRecordsOfPhoto } from '../../shared/medical-records/use-records-of-photo.ts'
import { broughtKinds, isBrought, type BroughtKind } from '../../shared/medical-records/brought-records.ts'
import type { WantedMedicalRecord, MedicalRecord } from './wanted-medical-record.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const productWords = {
  product: medicalRecordsCopy.product,
  placeholder: medicalRecordsCopy.productPlaceholder,
  medicine: medicalRecordsCopy.medicine,
}

const medicalRecordFields = resources.medicalRecords.create.pick({
  kind: true,
  product: true,
  appliedOn: true,
  expiresOn: true,
})
type MedicalRecordFields = z.input<typeof medicalRecordFields>

type MedicalRecordFormProps = FormWiring & {
  dog: Dog
  wanted: WantedMedicalRecord | undefined
  corrected: MedicalRecord | undefined
  onSaved: () => void
}

const beginningOf = (
  wanted: WantedMedicalRecord | undefined,
  corrected: MedicalRecord | undefined,
): MedicalRecordFields =>
  corrected
    ? {
        kind: corrected.kind,
        product: corrected.product,
        appliedOn: corrected.appliedOn,
        ...(corrected.expiresOn && { expiresOn: corrected.expiresOn }),
      }
    : { ...(wanted ?? { kind: 'vaccine', product: '' }), appliedOn: '' }

export function MedicalRecordForm({
  id,
  dog,
  wanted,
  corrected,
  onSending,
  onSaved,
}: MedicalRecordFormProps) {
  const terms = useBusiness()
  const [refusal, setRefusal] = useState<Refusal>()
  const [evidence, setEvidence] = useState<File>()
  const [also, setAlso] = useState<AlsoInPhoto>({})
  const [tried, setTried] = useState(false)
  const form = useForm<MedicalRecordFields>({
    resolver: zodResolver(medicalRecordFields),
    mode: 'onTouched',
    defaultValues: beginningOf(wanted, corrected),
  })
  const { errors } = form.formState
  const [kind, appliedOn, chosenProduct] = useWatch({
    control: form.control,
    name: ['kind', 'appliedOn', 'product'],
  })
  const offeredBeside =
    corrected === undefined && evidence !== undefined && isBrought(kind)
      ? recordsBeside({ kind, product: chosenProduct ?? '' })
      : []
  const beside = tickedOf(offeredBeside, also)

  const ofPhoto = useRecordsOfPhoto({ dogId: dog._id, photo: evidence, beside, corrected })
  const { refusedBeside, percent, trouble } = ofPhoto

  const save = form.handleSubmit(async (medicalRecord) => {
    setRefusal(undefined)
    setTried(true)
    if (beside.some(({ appliedOn: day }) => day === '')) return
    onSending(true)
    const outcome = await ofPhoto.save(medicalRecord)
    onSending(false)
    if (!outcome.ok) {
      if (outcome.refusal && !showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
      return
    }
    const count = outcome.records.length
    const saved = count > 1 ? medicalRecordsCopy.savedSeveral(count) : medicalRecordsCopy.saved
    showToast(corrected ? medicalRecordsCopy.corrected : saved)
    onSaved()
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={save} className="grid gap-5 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      {corrected?.refusal && <Notice tone="warning">{corrected.refusal}</Notice>}
      {!corrected && (
        <SelectField
          label={medicalRecordsCopy.kind}
          options={broughtKinds.map((value) => ({
            value,
            label: recordKindCopy[value],
          }))}
          error={errors.kind?.message}
          {...form.register('kind', {
            onChange: () => form.setValue('product', ''),
          })}
        />
      )}
      <ProductField
        kind={kind}
        words={productWords}
        error={errors.product?.message}
        registration={form.register('product')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={medicalRecordsCopy.appliedOn}
          min={dog.birthDate}
          max={businessToday()}
          required
          error={errors.appliedOn?.message}
          {...form.register('appliedOn')}
        />
        <DateField
          label={medicalRecordsCopy.expiresOn}
          optionalLabel={errorMessagesCopy.optional}
          hint={isBrought(kind) ? usualEnd(kind, appliedOn, terms) : undefined}
          error={errors.expiresOn?.message}
          {...form.register('expiresOn', { setValueAs: blankAsAbsent })}
        />
      </div>
      <EvidencePicker known={corrected?.evidence ?? null} picked={evidence} onPick={setEvidence} />
      {offeredBeside.length > 0 && (
        <AlsoInPhotoFields
          medicalRecords={offeredBeside}
          value={also}
          onChange={setAlso}
          born={dog.birthDate}
          tried={tried}
          refused={refusedBeside}
        />
      )}
      <UploadProgress percent={percent} trouble={trouble && medicalRecordsCopy.photoFailed(trouble)} />
    </HookForm>
  )
}

/** Default expiry of a medical record without a date (docs/domain.md#medical-records). */
function usualEnd(kind: BroughtKind, appliedOn: string, terms: MedicalRecordTerms) {
  if (!isDay(appliedOn)) return medicalRecordsCopy.expiresHint
  const end = usualLastDay({ kind, appliedOn }, terms)
  return end === null ? undefined : medicalRecordsCopy.usualUntil(formatDay(end, businessToday()))
}
