import { paths } from '../../../shared/business/paths.ts'
import { officePermissionsCopy as copy } from '../../../copy/office/access/permissions.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { InvitationList } from './invitation-list.tsx'
import { OwnRoles } from './own-roles.tsx'
import { PermissionTable } from './permission-table.tsx'

export const meta = officeMeta(copy.title)

/** Invitations, custom roles, and the permissions of each role. */
export default function PermissionsPage() {
  return (
    <OnlyFor access="admin" area="users">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <LinkButton tone="secondary" to={paths.officeUsers()}>
            {copy.toUsers}
          </LinkButton>
        }
      />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10">
        <InvitationList />
        <OwnRoles />
        <PermissionTable />
      </div>
    </OnlyFor>
  )
}
