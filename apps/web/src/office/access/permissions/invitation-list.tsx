import { compareInstants, formatMoment, invitations, type Invitation } from '@rumi/contract'
import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { officePermissionsCopy as copy } from '../../../copy/office/access/permissions.ts'
import { officeUsersCopy } from '../../../copy/office/access/users.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** Pending invitations, and a dialog to invite. */
export function InvitationList() {
  const invitationsQuery = useCall(invitations.list, {})
  const [inviting, setInviting] = useState(false)
  const [revoking, setRevoking] = useState<Invitation | null>(null)
  const pending = invitationsQuery.answer?.data.invitations ?? []
  useMailsOnTheirWay(pending, invitationsQuery.again)
  return (
    <section aria-labelledby="invitaciones" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invitaciones" className="text-lg">
          {copy.invitations}
        </h2>
        <Button onClick={() => setInviting(true)}>
          <Mail className="size-5" aria-hidden="true" />
          {copy.invite}
        </Button>
      </div>
      <p className="text-ink-soft">{copy.invitationsLead}</p>
      <Fetched fetchings={[invitationsQuery]}>
        {pending.length === 0 ? (
          <p className="border-t border-line py-3 text-ink-soft">{copy.none}</p>
        ) : (
          <ul aria-label={copy.listLabel} className="border-t-2 border-ink">
            <Rows of={pending} by={({ id }) => id}>
              {(invitation) => <InvitationLine invitation={invitation} onRevoke={setRevoking} />}
            </Rows>
          </ul>
        )}
      </Fetched>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} />
    </section>
  )
}

/** Polling interval of a mail's status. */
const lookAgainMs = 3_000

/** Polls while the mail of an invitation is not sent yet. */
function useMailsOnTheirWay(pending: readonly Invitation[], again: () => Promise<void>) {
  const isAnyOnItsWay = pending.some(({ mailedAt }) => mailedAt === null)
  useEffect(() => {
    if (!isAnyOnItsWay) return undefined
    const timer = setTimeout(() => void again(), lookAgainMs)
    return () => clearTimeout(timer)
  })
}

type LineProps = { invitation: Invitation; onRevoke: (invitation: Invitation) => void }

function InvitationLine({ invitation, onRevoke }: LineProps) {
  const { id, name, email, role, invitedBy, createdAt } = invitation
  const sendCall = useSendCall()
  const [sending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    const outcome = await sendCall(invitations.resend, { params: { id } })
    setSending(false)
    if (outcome.ok) showToast(copy.resent(invitation))
    else showToast(outcome.refusal.message, 'problem')
  }
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <p>
          <span className="font-strong">{name}</span> · {officeUsersCopy.roles[role]}
        </p>
        <p>{email}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <InvitationState invitation={invitation} />
          <span>{copy.by(invitedBy, formatMoment(createdAt, businessToday()))}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          size="small"
          loading={sending}
          aria-label={copy.resendTo(name)}
          onClick={resend}
        >
          {copy.resend}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={copy.revokeOf(name)}
          onClick={() => onRevoke(invitation)}
        >
          {copy.revoke}
        </Button>
      </div>
    </li>
  )
}

function InvitationState({ invitation: { mailedAt, expiresAt } }: { invitation: Invitation }) {
  const [lookedAt] = useState(() => new Date().toISOString())
  if (mailedAt === null) return <StateChip tone="review">{copy.onItsWay}</StateChip>
  if (compareInstants(expiresAt, lookedAt) <= 0) return <StateChip tone="expired">{copy.expired}</StateChip>
  return <StateChip tone="soon">{copy.waiting(formatMoment(expiresAt, businessToday()))}</StateChip>
}

function RevokeDialog({ invitation, onClose }: { invitation: Invitation | null; onClose: () => void }) {
  const sendCall = useSendCall()
  const name = invitation?.name ?? ''
  const revoke = async () => {
    if (!invitation) return undefined
    const outcome = await sendCall(invitations.revoke, { params: { id: invitation.id } })
    if (!outcome.ok) return outcome.refusal.message
    showToast(copy.revoked(name))
    onClose()
    return undefined
  }
  return (
    <ConfirmDialog
      open={invitation !== null}
      onClose={onClose}
      title={copy.revokeTitle(name)}
      closeLabel={copy.close}
      keepLabel={copy.keep}
      confirmLabel={copy.revoke}
      onConfirm={revoke}
    >
      <p>{copy.revokeText}</p>
    </ConfirmDialog>
  )
}
