import { dayOf, formatDay } from '@rumi/contract'
import { account } from '@rumi/data-layer'
import { useId } from 'react'
import { useSend } from '../../shared/fetching/store.ts'
import { familyCopy } from '../../copy/portal/family.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { useFamily } from '../family/use-family.ts'
import { FileButtons, SeeFile } from '../uploads/file-actions.tsx'
import { UploadProgress } from '../../shared/uploads/upload-progress.tsx'
import { useUpload } from '../../shared/uploads/use-upload.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import type { SectionProps } from './section-props.ts'

const { identification: copy } = profileCopy

/** Submits the identification that the hotel requires; the picture is deleted after the review. */
export function IdentificationSection({ person }: SectionProps) {
  const send = useSend()
  const privacyId = useId()
  const { upload, percent, trouble, left } = useUpload({ takesPdf: true })
  const { identifiedAt, identification } = person
  const { holder, isHolder } = useFamily()

  const hand = async (file: File) => {
    const changed = await upload(file, (smaller, onProgress) =>
      send(account.uploadIdentification({ id: person.id, file: smaller, onProgress })),
    )
    if (!changed) return
    showToast(copy.sent)
  }

  if (!isHolder && holder) {
    const name = `${holder.name} ${holder.lastName}`.trim()
    return <ProfileSection title={copy.title} text={familyCopy.identificationOfHolder(name)} />
  }
  if (identifiedAt) {
    const day = formatDay(dayOf(identifiedAt), businessToday())
    return (
      <ProfileSection
        title={copy.title}
        text={copy.registered(day)}
        state={<StateChip tone="ok">{copy.ok}</StateChip>}
      />
    )
  }
  const state = identification ? (
    <StateChip tone="review">{copy.review}</StateChip>
  ) : (
    <StateChip tone="missing">{copy.missing}</StateChip>
  )
  return (
    <ProfileSection title={copy.title} text={identification ? copy.waiting : copy.text} state={state}>
      <UploadProgress percent={percent} trouble={trouble} onAgain={left && (() => void hand(left))} />
      {identification && <SeeFile href={identification}>{copy.see}</SeeFile>}
      <FileButtons
        label={identification ? copy.again : copy.upload}
        loading={percent !== undefined}
        describedBy={privacyId}
        onPick={hand}
      />
      <p id={privacyId} className="text-sm text-ink-soft">
        {copy.privacy}
      </p>
    </ProfileSection>
  )
}
