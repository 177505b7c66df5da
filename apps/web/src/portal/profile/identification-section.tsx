import { dayOf, spokenDay } from '@rumi/contract'
import { account } from '@rumi/data-layer'
import { Camera, ExternalLink, FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useSend } from '../../app/store.ts'
import { profileCopy } from '../../copy/profile.ts'
import { uploadsCopy } from '../../copy/uploads.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../house-today.ts'
import { paperTypes, pictureTypes, uploadTrouble } from '../uploads/upload-trouble.ts'
import { ProfileSection } from './profile-section.tsx'
import type { SectionProps } from './section-props.ts'

const { identification: copy } = profileCopy

/** Hands in the identification that the hotel asks for; the desk looks at it, and the picture goes. */
export function IdentificationSection({ person, onChanged }: SectionProps) {
  const send = useSend()
  const privacyId = useId()
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { identifiedAt, identification } = person

  const hand = async (file: File) => {
    const wrong = uploadTrouble(file, { takesPdf: true })
    setTrouble(wrong)
    if (wrong) return
    setSending(true)
    const outcome = await send(account.uploadIdentification({ id: person.id, file }))
    setSending(false)
    if (!outcome.ok) return setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    onChanged(outcome.answer)
    showToast(copy.sent)
  }

  if (identifiedAt) {
    const day = spokenDay(dayOf(identifiedAt), houseToday())
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
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      {identification && (
        <a
          href={identification}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center gap-2 justify-self-start text-link underline"
        >
          <ExternalLink className="size-5" aria-hidden="true" />
          {copy.see}
        </a>
      )}
      <div className="flex flex-wrap gap-3">
        <span className="md:hidden">
          <FileButton
            icon={Camera}
            label={uploadsCopy.takePhoto}
            accept={pictureTypes}
            camera
            loading={sending}
            describedBy={privacyId}
            onPick={hand}
          />
        </span>
        <FileButton
          icon={FileUp}
          label={identification ? copy.again : copy.upload}
          accept={paperTypes}
          loading={sending}
          describedBy={privacyId}
          onPick={hand}
        />
      </div>
      <p id={privacyId} className="text-sm text-ink-soft">
        {copy.privacy}
      </p>
    </ProfileSection>
  )
}
