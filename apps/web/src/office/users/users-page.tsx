import { officeUsersCopy } from '../../copy/office-users.ts'
import { OnlyFor } from '../only-for.tsx'
import { officeMeta } from '../office-meta.ts'
import { ResourceScreen } from '../resource-screen/resource-screen.tsx'
import { usersScreen } from './users-screen.tsx'

export const meta = officeMeta(officeUsersCopy.title)

export default function UsersPage() {
  return (
    <OnlyFor access="admin">
      <ResourceScreen screen={usersScreen} />
    </OnlyFor>
  )
}
