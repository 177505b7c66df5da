import { auth, secondFactor } from '@rumi/contract'
import { collectorsCopy } from '../../copy/shared/collectors.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import { CollectorList } from '../../shared/people/collector-list.tsx'
import { SecondFactorSection } from '../../shared/account/second-factor-section.tsx'
import { ForgetDeviceSection } from '../../shared/account/forget-device-section.tsx'
import { SessionsSection } from '../../shared/account/sessions-section.tsx'
import { SignInSection } from '../../shared/account/sign-in-section.tsx'
import { useCall, useRecord } from '../../shared/fetching/queries.ts'
import { useStoreSelector } from '../../shared/fetching/store.ts'
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
import { CloseAccount } from './close-account.tsx'
import { IdentificationSection } from './identification-section.tsx'
import { InvoiceSection } from './invoice-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { WhoSection } from './who-section.tsx'

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
