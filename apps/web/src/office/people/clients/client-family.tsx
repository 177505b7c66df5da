import { dayOf, families, formatDay, type Family } from '@rumi/contract'
import { useState } from 'react'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { familyCopy } from '../../../copy/portal/family.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import { AreaLink, AreaLinkButton } from '../../kit/permissions/area-link.tsx'

const { office: copy } = familyCopy
type Person = Family['people'][number]

/** Second account holder of a client, in either direction. */
export function ClientFamily({ clientId, mayEnd }: { clientId: string; mayEnd: boolean }) {
  const family = useCall(families.read, { params: { id: clientId } }).answer?.data.family
  const holder = family?.people.find(({ id }) => id === family.accountId)
  const member = family?.people.find(({ id }) => id !== family.accountId)
  if (!family || !holder || (!member && !family.invitation)) return null
  if (member?.id === clientId)
    return (
      <div className="mb-6 grid justify-items-start gap-3">
        <Notice tone="note">{copy.memberOf(fullName(holder))}</Notice>
        <AreaLinkButton tone="secondary" to={paths.officeClient(holder.id)}>
          {copy.seeAccount}
        </AreaLinkButton>
      </div>
    )
  return (
    <RecordSection title={copy.title}>
      {member ? (
        <SecondPerson member={member} mayEnd={mayEnd} />
      ) : (
        <p className="[overflow-wrap:anywhere] text-ink-soft">
          {copy.invited(family.invitation!.name, family.invitation!.email)}
        </p>
      )}
    </RecordSection>
  )
}

function SecondPerson({ member, mayEnd }: { member: Person; mayEnd: boolean }) {
  const sendCall = useSendCall()
  const [isConfirming, setIsConfirming] = useState(false)
  const end = async () => {
    const outcome = await sendCall(families.part, { params: { id: member.id } })
    if (!outcome.ok) return outcome.refusal.message
    showToast(copy.takenBack(member.name))
    return undefined
  }
  return (
    <div className="grid justify-items-start gap-2 [overflow-wrap:anywhere]">
      <AreaLink to={paths.officeClient(member.id)} className="font-strong text-link underline">
        {fullName(member)}
      </AreaLink>
      <p className="text-ink-soft">{copy.since(formatDay(dayOf(member.since!), businessToday()))}</p>
      <ContactLinks client={member} />
      <p>{member.email}</p>
      {mayEnd && (
        <Button tone="quiet" size="small" onClick={() => setIsConfirming(true)}>
          {familyCopy.takeBack}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={familyCopy.takeBackTitle(member.name)}
        closeLabel={familyCopy.close}
        keepLabel={familyCopy.cancel}
        confirmLabel={familyCopy.takeBack}
        onConfirm={end}
      >
        <p>{copy.takeBackText(member.name)}</p>
      </ConfirmDialog>
    </div>
  )
}
