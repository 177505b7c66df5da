import { accountsCopy } from '../../../copy/office/books/accounts.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { accountsScreen } from './accounts-screen.tsx'

export const meta = officeMeta(accountsCopy.title)

export default function AccountsPage() {
  return <ResourceScreen screen={accountsScreen} listed={useScreenRows(accountsScreen)} />
}
