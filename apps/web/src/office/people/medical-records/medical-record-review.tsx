import { zodResolver } from '@hookform/resolvers/zod'
import { resources } from '@rumi/contract'
import { medicalRecords, type Dog } from '@rumi/data-layer'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeRecordsCopy as copy } from '../../../copy/office/people/medical-records.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { blankAsAbsent } from '../../../ui/forms/form-draft.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PictureViewer, type PictureViewerHandle } from '../../../ui/controls/picture-viewer.tsx'
import { ignoreRepeatPress, useResting } from '../../../ui/hooks/ignore-repeat-press.ts'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { medicalRecordName, medicalRecordNoun, type MedicalRecord } from './medical-record.ts'
import { RefuseMedicalRecord } from './refuse-medical-record.tsx'
import { useReviewKeys } from './use-review-keys.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

const fields = resources.medicalRecords.update
  .pick({ product: true, appliedOn: true, expiresOn: true, withoutEvidence: true })
  .required({ product: true, appliedOn: true })
type Fields = z.input<typeof fields>

/** Shared key of the review buttons: the next item has its buttons in the same place. */
const settling = 'settling medical records'

type MedicalRecordReviewProps = {
  record: MedicalRecord
  dog: Dog | undefined
  owner: Client | undefined
  mayWrite: boolean
  onStale: () => Promise<void>
}

/** Photo of a medical record beside the owner's data: staff correct and verify it, or reject it. */
export function MedicalRecordReview({ record, dog, owner, mayWrite, onStale }: MedicalRecordReviewProps) {
  const send = useSend()
  const viewer = useRef<PictureViewerHandle>(null)
  const [refusing, setRefusing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const { product, appliedOn, expiresOn, evidence, notes, version } = record
  const form = useForm<Fields>({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: { product, appliedOn, expiresOn },
  })
  const { errors, isSubmitting } = form.formState
  const dogName = dog?.name ?? officeCopy.unknownDog
  const isResting = useResting(settling)

  const verify = form.handleSubmit(async (written) => {
    setRefusal(undefined)
    if (record.kind === 'vaccine' && !evidence && !written.withoutEvidence)
      return form.setError(
        'withoutEvidence',
        { message: copy.medicalRecord.photoOrReason },
        { shouldFocus: true },
      )
    ignoreRepeatPress(settling)
    const undoId = crypto.randomUUID()
    const changes = { ...written, verified: true, version, undoId }
    const outcome = await send(medicalRecords.calls.update({ id: record._id, changes }))
    ignoreRepeatPress(settling)
    if (outcome.ok) {
      const message = copy.verified(medicalRecordNoun(outcome.answer), dogName)
      return offerUndo({ undoId, isOf: 'medical-records', who: dogName, about: [record._id], message })
    }
    if (outcome.refusal.code === 'stale') {
      await onStale()
      return showToast(officeCopy.stale(dogName), 'note')
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })
  useReviewKeys({
    ...(mayWrite && { onVerify: () => void verify(), onRefuse: () => setRefusing(true) }),
    onZoomIn: () => viewer.current?.zoomIn(),
    onZoomOut: () => viewer.current?.zoomOut(),
  })

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
      {evidence ? (
        <PictureViewer
          ref={viewer}
          src={evidence}
          alt={copy.evidence(medicalRecordName(record), dogName)}
          words={copy.viewer}
        />
      ) : (
        <Notice tone="warning">{record.kind === 'vaccine' ? copy.noEvidence : copy.noPicture}</Notice>
      )}
      <HookForm control={form.control} onSubmit={verify} className="grid gap-4">
        <div>
          <h2 className="text-lg [overflow-wrap:anywhere]">
            {copy.evidence(medicalRecordName(record), dogName)}
          </h2>
          <p>{fullName(owner)}</p>
          <ContactLinks client={owner} />
        </div>
        {refusal && <ActionableRefusal refusal={refusal} />}
        <TextField
          label={record.kind === 'vaccine' ? copy.product : copy.medicine}
          disabled={!mayWrite}
          error={errors.product?.message}
          {...form.register('product')}
        />
        <DateField
          label={copy.applied}
          max={businessToday()}
          disabled={!mayWrite}
          error={errors.appliedOn?.message}
          {...form.register('appliedOn')}
        />
        <DateField
          label={copy.expires}
          disabled={!mayWrite}
          error={errors.expiresOn?.message}
          {...form.register('expiresOn', { setValueAs: (day: string | null) => day || null })}
        />
        {record.kind === 'vaccine' && !evidence && (
          <TextField
            label={copy.withoutEvidence}
            disabled={!mayWrite}
            error={errors.withoutEvidence?.message}
            {...form.register('withoutEvidence', { setValueAs: blankAsAbsent })}
          />
        )}
        {notes && (
          <p className="[overflow-wrap:anywhere]">
            <span className="text-ink-soft">{copy.notes}: </span>
            {notes}
          </p>
        )}
        {mayWrite && (
          <div className="no-print flex flex-wrap gap-3">
            <Button type="submit" loading={isSubmitting} resting={isResting}>
              {copy.verify}
            </Button>
            <Button tone="secondary" resting={isResting} onClick={() => setRefusing(true)}>
              {copy.refuse}
            </Button>
          </div>
        )}
      </HookForm>
      <RefuseMedicalRecord
        open={refusing}
        record={record}
        dogName={dogName}
        onClose={() => setRefusing(false)}
      />
    </div>
  )
}
