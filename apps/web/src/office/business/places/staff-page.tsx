import { staffKinds } from '@rumi/contract'
import { officeStaffCopy as copy } from '../../../copy/office/business/places.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { StaffList } from './staff-list.tsx'

export const meta = officeMeta(copy.title)

/** Groomers and trainers with their services. */
export default function StaffPage() {
  return (
    <OnlyFor access="admin" area="staffMembers">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Staff />
    </OnlyFor>
  )
}

function Staff() {
  const people = useEveryRecord('staffMembers', {})
  const services = useEveryRecord('services', {})
  const accounts = useEveryRecord('clients', { role: 'colaborador,contador,admin' })
  return (
    <Fetched fetchings={[people, services, accounts]}>
      <div className="grid gap-10">
        {staffKinds.map((kind) => (
          <StaffList
            key={kind}
            kind={kind}
            items={(people.answer ?? []).filter((person) => person.kind === kind)}
            services={services.answer ?? []}
            accounts={accounts.answer ?? []}
          />
        ))}
        <div>
          <LinkButton tone="secondary" to={paths.officeSchedule()}>
            {copy.hours}
          </LinkButton>
        </div>
      </div>
    </Fetched>
  )
}
