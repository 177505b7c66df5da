import {
  auth,
  secondFactor,
  notificationTopics,
  notificationWays,
  type MutedNotification,
  formatList,
} from '@rumi/contract'
import { collectorsCopy } from '../../copy/shared/collectors.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import { CollectorList } from '../../shared/people/collector-list.tsx'
import { SecondFactorSection } from '../../shared/account/second-factor-section.tsx'
import { ForgetDeviceSection } from '../../shared/account/forget-device-section.tsx'
import { SessionsSection } from '../../shared/account/sessions-section.tsx'
import { SignInSection } from '../../shared/account/sign-in-section.tsx'
import { useCall, useRecord, useRecords } from '../../shared/fetching/queries.ts'
import { useStoreSelector, useSend, browserStore } from '../../shared/fetching/store.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import { BusinessLinks } from '../business-links.tsx'
import { furtherSections } from '../portal-navigation.ts'
import { FamilySection } from '../family/family-section.tsx'
import { useFamily } from '../family/use-family.ts'
import { IdentificationSection } from './identification-section.tsx'
import { InvoiceSection } from './invoice-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { WhoSection } from './who-section.tsx'
import { clients, type Client } from '@rumi/data-layer'
import { useState } from 'react'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { PushSwitch } from '../push/push-switch.tsx'
import type { SectionProps } from './section-props.ts'
import { paths } from '../../shared/business/paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

export const meta = portalMeta(profileCopy.title)

/** Profile: person, credentials, privacy, and closing the account. */
export default function ProfilePage() {
  const userId = useStoreSelector((state) => state.user.userid)
  const clientQuery = useRecord('clients', userId)
  const person = clientQuery.answer
  const family = useFamily()
  const { isHolder, holder } = family
  // Renders all sections once their data is loaded, so that none shifts later.
  const shaping = [useCall(auth.listSessions, {}), useCall(secondFactor.list, {}), family]
  const areKnown = shaping.every(({ status }) => status !== 'loading')
  return (
    <>
      <PageHeader title={profileCopy.title} lead={profileCopy.lead} />
      <nav aria-label={profileCopy.further} className="mb-6 grid gap-3 md:hidden">
        {furtherSections.map(({ to, label, icon: Icon }) => (
          <LinkButton key={to} to={to} tone="secondary" className="justify-start">
            <Icon className="size-5" aria-hidden="true" />
            {label}
          </LinkButton>
        ))}
        <BusinessLinks className="grid gap-1" />
      </nav>
      {person && areKnown ? (
        <div className="gap-6 xl:columns-2 [&>*]:mb-6 [&>*]:break-inside-avoid">
          <WhoSection person={person} />
          <SignInSection email={person.email} />
          <SecondFactorSection />
          <FamilySection />
          <ProfileSection title={collectorsCopy.title} text={collectorsCopy.text}>
            <CollectorList />
          </ProfileSection>
          {isHolder && <InvoiceSection person={person} />}
          <IdentificationSection person={person} />
          <NotificationsSection person={person} />
          <SessionsSection />
          <ForgetDeviceSection />
          <PrivacySection person={person} />
          <CloseAccount person={person} sharedWith={isHolder ? undefined : holder?.name} />
        </div>
      ) : clientQuery.refusal ? (
        <ErrorState
          title={errorMessagesCopy.title}
          text={clientQuery.refusal.message}
          retryLabel={errorMessagesCopy.retry}
          onRetry={clientQuery.again}
        />
      ) : (
        <SkeletonList label={errorMessagesCopy.loading} count={4} />
      )}
    </>
  )
}

const { notifications: copy } = profileCopy

/** Notification settings; saved on each press. */
function NotificationsSection({ person }: SectionProps) {
  const send = useSend()
  const [saving, setSaving] = useState<MutedNotification>()

  const mute = async (notification: MutedNotification, wanted: boolean) => {
    const others = person.mutedNotifications.filter((one) => one !== notification)
    const mutedNotifications = wanted ? others : [...others, notification]
    setSaving(notification)
    const changes = { mutedNotifications, version: person.version }
    const outcome = await send(clients.calls.update({ id: person.id, changes }))
    setSaving(undefined)
    showToast(outcome.ok ? copy.saved : outcome.refusal.message, outcome.ok ? 'ok' : 'problem')
  }

  return (
    <ProfileSection title={copy.title} text={copy.text}>
      <div className="grid gap-4">
        <PushSwitch />
        {notificationTopics.map((topic) => (
          <fieldset key={topic} className="border-t border-line pt-3">
            <legend className="float-left w-full font-strong">{copy.topics[topic].title}</legend>
            <p className="text-sm text-ink-soft">{copy.topics[topic].text}</p>
            <div className="flex flex-wrap gap-x-8">
              {notificationWays.map((way) => {
                const notification: MutedNotification = `${topic}-${way}`
                return (
                  <CheckboxField
                    key={way}
                    label={copy.ways[way]}
                    checked={!person.mutedNotifications.includes(notification)}
                    aria-busy={saving === notification}
                    onChange={({ currentTarget }) => {
                      if (saving === undefined) void mute(notification, currentTarget.checked)
                    }}
                  />
                )
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </ProfileSection>
  )
}

const { closing: closingCopy } = profileCopy

/** Closes the account, or leaves the account of `sharedWith`: consequences, confirmation word, and obstacles. */
function CloseAccount({ person, sharedWith }: { person: Client; sharedWith: string | undefined }) {
  const send = useSend()
  const [isConfirming, setIsConfirming] = useState(false)
  const [word, setWord] = useState('')

  const stay = () => {
    setIsConfirming(false)
    setWord('')
  }
  const close = async () => {
    const outcome = await send(clients.calls.remove(person.id))
    if (!outcome.ok) return outcome.refusal.message
    browserStore().persistor.purge()
    window.location.assign(paths.login({ listo: 'closed' }))
    return undefined
  }

  return (
    <ProfileSection
      title={closingCopy.title}
      text={sharedWith ? closingCopy.ownTextOnly(sharedWith) : closingCopy.text}
    >
      <Button tone="secondary" className="justify-self-start" onClick={() => setIsConfirming(true)}>
        {closingCopy.button}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={stay}
        title={closingCopy.dialogTitle}
        closeLabel={profileCopy.close}
        keepLabel={profileCopy.cancel}
        confirmLabel={closingCopy.confirm}
        notYet={word.trim().toUpperCase() !== closingCopy.word}
        onConfirm={close}
      >
        <p>{sharedWith ? closingCopy.ownDialogOnly(sharedWith) : closingCopy.dialogText}</p>
        {isConfirming && !sharedWith && <ClosingConsequences />}
        <TextField
          label={closingCopy.confirmLabel}
          value={word}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
      </ConfirmDialog>
    </ProfileSection>
  )
}

/** People who lose access, and bookings and orders that are cancelled, when the holder closes the account. */
function ClosingConsequences() {
  const { family, userId } = useFamily()
  const { records: orders } = useRecords('orders', { limit: 200 })
  const { records: bookings } = useRecords('bookings', { limit: 200 })
  const others = family?.people.filter(({ id }) => id !== userId).map(({ name }) => name) ?? []
  const unpaid = orders.filter(({ status }) => status === 'pending').map(({ number }) => String(number))
  const ahead = bookings.filter(({ status }) => status === 'pending' || status === 'confirmed').length
  const lines = [
    others.length > 0 && closingCopy.losesAccess(formatList(others)),
    ahead > 0 && closingCopy.cancelsBookings(ahead),
    unpaid.length > 0 && closingCopy.cancelsOrders(formatList(unpaid), unpaid.length),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
