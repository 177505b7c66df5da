import { families } from '@rumi/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { paths } from '../../shared/business/paths.ts'
import { useCall, useSendCall } from '../../shared/fetching/queries.ts'
import { useSend, useStoreSelector, type Refusal } from '../../shared/fetching/store.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { familyCopy } from '../../copy/portal/family.ts'
import { familyInvitationCopy as invitationCopy } from '../../copy/site/auth/family-invitation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { session } from '@rumi/data-layer'
import { portalMeta } from '../portal-meta.ts'

const { join: copy } = familyCopy
export const meta = portalMeta(copy.title)

/** Accepts an invitation, logged in with the invited address. */
export default function JoinFamilyPage() {
  const [query] = useSearchParams()
  const token = query.get('invitacion') ?? 'ninguna'
  const invitationQuery = useCall(families.show, { params: { token } })
  const invited = invitationQuery.answer?.data.invitation
  const own = useStoreSelector((state) => state.user.email)
  const sendCall = useSendCall()
  const send = useSend()
  const [busy, setBusy] = useState<'joining' | 'leaving'>()
  const [refusal, setRefusal] = useState<Refusal>()

  const join = async () => {
    setBusy('joining')
    setRefusal(undefined)
    const outcome = await sendCall(families.join, { params: { token } })
    if (outcome.ok) return window.location.assign(paths.account())
    setBusy(undefined)
    setRefusal(outcome.refusal)
  }
  const leave = async () => {
    setBusy('leaving')
    await send(session.calls.logout())
    window.location.assign(paths.login({ volver: paths.joinFamily({ invitacion: token }) }))
  }

  if ((refusal ?? invitationQuery.refusal)?.httpStatus === 404)
    return (
      <>
        <PageHeader title={invitationCopy.expiredTitle} lead={invitationCopy.expiredText} />
        <LinkButton to={paths.profile()}>{familyCopy.title}</LinkButton>
      </>
    )
  if (!invited)
    return invitationQuery.refusal ? (
      <ActionableRefusal refusal={invitationQuery.refusal} isReadError />
    ) : (
      <SkeletonList label={errorMessagesCopy.loading} count={1} />
    )
  const isTheirs = own === invited.email
  return (
    <>
      <PageHeader title={copy.title} />
      <Card as="section" className="grid justify-items-start gap-4">
        <p className="measure">{copy.text(invited.holder)}</p>
        {!isTheirs && <Notice tone="warning">{copy.otherAddress(invited.email)}</Notice>}
        {refusal && <ActionableRefusal refusal={refusal} />}
        <div className="flex flex-wrap gap-3">
          {isTheirs ? (
            <Button loading={busy === 'joining'} onClick={join}>
              {copy.accept}
            </Button>
          ) : (
            <Button loading={busy === 'leaving'} onClick={leave}>
              {copy.logout}
            </Button>
          )}
          <LinkButton tone="secondary" to={paths.account()}>
            {copy.later}
          </LinkButton>
        </div>
      </Card>
    </>
  )
}
