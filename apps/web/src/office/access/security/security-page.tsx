import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeSecurityCopy as copy } from '../../../copy/office/access/security.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { SecurityAlarms } from './security-alarms.tsx'
import { SecurityEventList } from './security-event-list.tsx'

export const meta = officeMeta(copy.title)

/** Logins, permission changes and exports; first the events to review. */
export default function SecurityPage() {
  return (
    <OnlyFor access="admin" area="security">
      <PageHeader title={copy.title} lead={copy.lead} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10">
        <SecurityAlarms />
        <SecondFactorSetting />
        <SecurityEventList />
      </div>
    </OnlyFor>
  )
}
