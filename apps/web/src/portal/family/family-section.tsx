import {
  compareInstants,
  dayOf,
  families,
  formatDay,
  formatMoment,
  type Family,
  familyInvitationForm,
  type BodyOf,
} from '@rumi/contract'
import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { familyCopy as copy } from '../../copy/portal/family.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useFamily } from './use-family.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import type { Refusal } from '../../shared/fetching/store.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

type Person = Family['people'][number]
const fullName = ({ name, lastName }: Person) => `${name} ${lastName}`.trim()

/** People of the account: invite a second person, remove them, or leave. */
export function FamilySection() {
  const { family, holder, isHolder, userId, again } = useFamily()
  const [opened, setOpened] = useState<'invite' | 'part'>()
  useMailOnItsWay(family, again)
  if (!family || !holder) return null
  const member = family.people.find(({ id }) => id !== family.accountId)
  const text = !isHolder ? copy.memberText(fullName(holder)) : member ? copy.sharedText : copy.aloneText
  const close = () => setOpened(undefined)

  return (
    <ProfileSection title={copy.title} text={text}>
      {member && (
        <ul aria-label={copy.people} className="border-t border-line">
          <Rows of={family.people} by={({ id }) => id}>
            {(person) => <PersonLine person={person} isSelf={person.id === userId} />}
          </Rows>
        </ul>
      )}
      {isHolder && family.invitation && (
        <InvitationLine invitation={family.invitation} accountId={family.accountId} />
      )}
      {isHolder && !member && (
        <Button tone="secondary" className="justify-self-start" onClick={() => setOpened('invite')}>
          <UserPlus className="size-5" aria-hidden="true" />
          <span>{family.invitation ? copy.again : copy.invite}</span>
        </Button>
      )}
      {member && (
        <Button tone="secondary" className="justify-self-start" onClick={() => setOpened('part')}>
          {isHolder ? copy.takeBack : copy.leave}
        </Button>
      )}
      <InviteFamilyDialog open={opened === 'invite'} onClose={close} accountId={family.accountId} />
      {member && <PartDialog {...{ member, holder, isHolder }} open={opened === 'part'} onClose={close} />}
    </ProfileSection>
  )
}

/** Polling interval of a mail's status. */
const lookAgainMs = 3_000

function useMailOnItsWay(family: Family | undefined, again: () => Promise<void>) {
  const isOnItsWay = family?.invitation?.mailedAt === null
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const timer = setTimeout(() => void again(), lookAgainMs)
    return () => clearTimeout(timer)
  })
}

function PersonLine({ person, isSelf }: { person: Person; isSelf: boolean }) {
  return (
    <li className="grid gap-0.5 border-b border-line py-3 [overflow-wrap:anywhere]">
      <p>
        <span className="font-strong">{fullName(person)}</span>
        {isSelf && <span>{` · ${copy.you}`}</span>}
      </p>
      <p className="text-ink-soft">{person.email}</p>
      <p className="text-sm text-ink-soft">
        {person.since ? copy.member(formatDay(dayOf(person.since), businessToday())) : copy.holder}
      </p>
    </li>
  )
}

type LineProps = { invitation: NonNullable<Family['invitation']>; accountId: string }

function InvitationLine({ invitation: { name, email, expiresAt, mailedAt }, accountId }: LineProps) {
  const sendCall = useSendCall()
  const [revoking, setRevoking] = useState(false)
  const [lookedAt] = useState(() => new Date().toISOString())
  const isOver = compareInstants(expiresAt, lookedAt) <= 0
  const revoke = async () => {
    setRevoking(true)
    const outcome = await sendCall(families.revoke, { params: { id: accountId } })
    setRevoking(false)
    showToast(outcome.ok ? copy.revoked : outcome.refusal.message, outcome.ok ? 'ok' : 'problem')
  }
  return (
    <div className="grid gap-1 border-y border-line py-3 [overflow-wrap:anywhere]">
      <p className="font-strong">{copy.invited(name)}</p>
      <p className="text-ink-soft">{email}</p>
      <output className="text-sm text-ink-soft">
        {isOver
          ? copy.expired
          : mailedAt
            ? copy.waiting(formatMoment(expiresAt, businessToday()))
            : copy.onItsWay}
      </output>
      <Button tone="quiet" className="justify-self-start" loading={revoking} onClick={revoke}>
        {copy.revoke}
      </Button>
    </div>
  )
}

type PartProps = { member: Person; holder: Person; isHolder: boolean; open: boolean; onClose: () => void }

/** Confirms a separation; the leaving person starts with an own account. */
function PartDialog({ member, holder, isHolder, open, onClose }: PartProps) {
  const sendCall = useSendCall()
  const part = async () => {
    const outcome = await sendCall(families.part, { params: { id: member.id } })
    if (!outcome.ok) return outcome.refusal.message
    if (!isHolder) {
      window.location.assign(paths.profile())
      return undefined
    }
    showToast(copy.takenBack(member.name))
    onClose()
    return undefined
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isHolder ? copy.takeBackTitle(member.name) : copy.leaveTitle}
      closeLabel={copy.close}
      keepLabel={copy.cancel}
      confirmLabel={isHolder ? copy.takeBack : copy.leave}
      onConfirm={part}
    >
      <p>{isHolder ? copy.takeBackText(member.name) : copy.leaveText(fullName(holder))}</p>
    </ConfirmDialog>
  )
}

type InviteProps = { open: boolean; onClose: () => void; accountId: string }

/** Dialog to invite a second person. */
function InviteFamilyDialog({ open, onClose, accountId }: InviteProps) {
  return (
    <FormDialog
      unsaved={unsavedCopy}
      open={open}
      onClose={onClose}
      title={copy.inviteTitle}
      closeLabel={copy.close}
      cancelLabel={copy.cancel}
      submitLabel={copy.send}
    >
      {(wiring) => <InviteForm {...{ wiring, accountId }} onInvited={onClose} />}
    </FormDialog>
  )
}

type FormProps = { wiring: FormWiring; accountId: string; onInvited: () => void }

function InviteForm({ wiring, accountId, onInvited }: FormProps) {
  const sendCall = useSendCall()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<BodyOf<typeof families.invite>>({
    resolver: zodResolver(familyInvitationForm),
    mode: 'onTouched',
    defaultValues: { name: '', email: '' },
  })
  const { errors } = form.formState

  const invite = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    wiring.onSending(true)
    const outcome = await sendCall(families.invite, { params: { id: accountId }, body })
    wiring.onSending(false)
    if (outcome.ok) {
      showToast(copy.sent(body.name))
      return onInvited()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} id={wiring.id} onSubmit={invite} className="grid gap-4 pb-2">
      <p className="text-ink-soft">{copy.inviteText}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField
        label={copy.name}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        kind="email"
        label={copy.email}
        required
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
    </HookForm>
  )
}
