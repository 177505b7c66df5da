import { dayOf, spokenDay } from '@rumi/contract'
import { account } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { useSend } from '../../app/store.ts'
import { profileCopy } from '../../copy/profile.ts'
import { Notice } from '../../ui/notice.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../house-today.ts'
import { FileButtons } from '../uploads/file-buttons.tsx'
import { SeeFile } from '../uploads/see-file.tsx'
import { uploadTrouble } from '../uploads/upload-trouble.ts'
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
      {identification && <SeeFile href={identification}>{copy.see}</SeeFile>}
      <FileButtons
        label={identification ? copy.again : copy.upload}
        loading={sending}
        describedBy={privacyId}
        onPick={hand}
      />
      <p id={privacyId} className="text-sm text-ink-soft">
        {copy.privacy}
      </p>
    </ProfileSection>
  )
}
