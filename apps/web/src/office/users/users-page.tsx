import { officeUsersCopy } from '../../copy/office-users.ts'
import { OnlyFor } from '../only-for.tsx'
import { officeMeta } from '../office-meta.ts'
import { ResourceScreen } from '../resource-screen/resource-screen.tsx'
import { useScreenRows } from '../resource-screen/use-screen-rows.ts'
import { usersScreen } from './users-screen.tsx'

export const meta = officeMeta(officeUsersCopy.title)

export default function UsersPage() {
  return (
    <OnlyFor access="admin">
      <Users />
    </OnlyFor>
  )
}

const Users = () => <ResourceScreen screen={usersScreen} listed={useScreenRows(usersScreen)} />
