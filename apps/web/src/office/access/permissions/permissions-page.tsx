import { reachOf, roles, type Reach } from '@rumi/contract'
import { paths } from '../../../shared/business/paths.ts'
import { officePermissionsCopy as copy } from '../../../copy/office/access/permissions.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeUsersCopy } from '../../../copy/office/access/users.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { InvitationList } from './invitation-list.tsx'
import { OwnRoles } from './own-roles.tsx'
import { permissionTable } from './permission-rows.ts'

const looks: Record<Reach, string> = {
  all: 'font-strong',
  own: 'text-ink',
  self: 'text-ink',
  none: 'text-ink-soft',
}

/** Permissions per role and area; row headers stay visible on a narrow screen. */
function PermissionTable() {
  return (
    <section aria-labelledby="roles" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="roles" className="text-lg">
        {copy.roles}
      </h2>
      <p className="text-ink-soft">{copy.rolesLead}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard */}
      <section aria-label={copy.table} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-lg border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-ink">
              <th scope="col" className="sticky left-0 bg-white py-2 pr-4">
                {copy.what}
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className="px-2 py-2 text-sm">
                  {officeUsersCopy.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          {permissionTable.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1} className="pt-5 pb-1 font-heading">
                  <span className="sticky left-0">{title}</span>
                </th>
              </tr>
              {rows.map(({ label, access }) => (
                <tr key={`${label} ${access}`} className="border-b border-line">
                  <th scope="row" className="sticky left-0 max-w-48 bg-white py-2 pr-4 font-normal">
                    {label}
                  </th>
                  {roles.map((role) => (
                    <Cell key={role} reach={reachOf(access, role)} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </section>
  )
}

function Cell({ reach }: { reach: Reach }) {
  return (
    <td className={`px-2 py-2 whitespace-nowrap ${looks[reach]}`}>
      {reach === 'none' ? (
        <>
          <span aria-hidden="true">{copy.reach.none}</span>
          <span className="sr-only">{copy.nothing}</span>
        </>
      ) : (
        copy.reach[reach]
      )}
    </td>
  )
}

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
