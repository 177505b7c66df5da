import { useMemo } from 'react'
import { officeUsersCopy } from '../../../copy/office/access/users.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { usersScreen } from './users-screen.tsx'

export const meta = officeMeta(officeUsersCopy.title)

export default function UsersPage() {
  return (
    <OnlyFor access="admin" area="users">
      <Users />
    </OnlyFor>
  )
}

function Users() {
  const ownRoles = useEveryRecord('customRoles', { sort: 'name' }).answer
  const screen = useMemo(() => usersScreen(ownRoles ?? []), [ownRoles])
  return <ResourceScreen screen={screen} listed={useScreenRows(screen)} />
}
