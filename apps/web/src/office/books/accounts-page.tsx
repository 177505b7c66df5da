import { accountsCopy } from '../../copy/accounts.ts'
import { officeMeta } from '../office-meta.ts'
import { ResourceScreen } from '../resource-screen/resource-screen.tsx'
import { useScreenRows } from '../resource-screen/use-screen-rows.ts'
import { accountsScreen } from './accounts-screen.tsx'

export const meta = officeMeta(accountsCopy.title)

export default function AccountsPage() {
  return <ResourceScreen screen={accountsScreen} listed={useScreenRows(accountsScreen)} />
}
