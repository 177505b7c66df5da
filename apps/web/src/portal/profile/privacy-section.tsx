import { dayOf, privacyNoticeVersion, formatDay } from '@rumi/contract'
import { clients } from '@rumi/data-layer'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { agreementsCopy } from '../../copy/shared/agreements.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import type { SectionProps } from './section-props.ts'

const { privacy: copy } = profileCopy

/** Accepted privacy notice with its date, and a copy of all personal data (LFPDPPP 2025). */
export function PrivacySection({ person }: SectionProps) {
  const send = useSend()
  const [accepting, setAccepting] = useState(false)
  const { privacyVersion, privacyAcceptedAt } = person
  const upToDate = privacyVersion === privacyNoticeVersion

  const accept = async () => {
    setAccepting(true)
    const changes = {
      privacyVersion: privacyNoticeVersion,
      version: person.version,
    } as const
    const outcome = await send(clients.calls.update({ id: person.id, changes }))
    setAccepting(false)
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    showToast(copy.nowAccepted)
  }

  return (
    <ProfileSection title={copy.title}>
      <div className="grid gap-1">
        <p>
          {privacyVersion && privacyAcceptedAt
            ? copy.accepted(
                formatDay(privacyVersion, businessToday()),
                formatDay(dayOf(privacyAcceptedAt), businessToday()),
              )
            : copy.notAccepted}
        </p>
        <Link
          to={paths.privacy()}
          className="inline-flex min-h-12 items-center justify-self-start text-link underline"
        >
          {copy.read}
        </Link>
      </div>
      {!upToDate && (
        <>
          {privacyVersion && <Notice tone="warning">{copy.outdated}</Notice>}
          <Button className="justify-self-start" loading={accepting} onClick={accept}>
            {copy.accept}
          </Button>
        </>
      )}
      <LinkButton tone="secondary" className="justify-self-start" to={paths.agreements()}>
        {agreementsCopy.title}
      </LinkButton>
      <p className="text-ink-soft">{copy.ownDataText}</p>
      <LinkButton tone="secondary" className="justify-self-start" to={paths.ownData()}>
        <FileText className="size-5" aria-hidden="true" />
        {copy.ownData}
      </LinkButton>
      <p className="text-ink-soft">{copy.rightsText}</p>
      <LinkButton tone="secondary" className="justify-self-start" to={paths.dataRights()}>
        {copy.rights}
      </LinkButton>
    </ProfileSection>
  )
}
