import { SecondFactorSection } from '../../../shared/account/second-factor-section.tsx'
import { ForgetDeviceSection } from '../../../shared/account/forget-device-section.tsx'
import { SessionsSection } from '../../../shared/account/sessions-section.tsx'
import { SignInSection } from '../../../shared/account/sign-in-section.tsx'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../kit/office-meta.ts'

export const meta = officeMeta(officeCopy.account)

/** Credentials and sessions of a staff member. */
export default function OfficeAccountPage() {
  const email = useStoreSelector((state) => state.user.email)
  return (
    <>
      <PageHeader title={officeCopy.account} lead={officeCopy.accountLead} />
      <div className="grid max-w-5xl gap-6 lg:grid-cols-2 lg:items-start">
        <SecondFactorSection />
        <SignInSection email={email ?? ''} />
        <SessionsSection />
        <ForgetDeviceSection />
      </div>
    </>
  )
}
