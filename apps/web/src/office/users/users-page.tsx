import { useMemo } from 'react'
import { officeUsersCopy } from '../../copy/office-users.ts'
import { useEveryRecord } from '../../shared/queries.ts'
import { OnlyFor } from '../only-for.tsx'
import { officeMeta } from '../office-meta.ts'
import { ResourceScreen } from '../resource-screen/resource-screen.tsx'
import { useScreenRows } from '../resource-screen/use-screen-rows.ts'
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
