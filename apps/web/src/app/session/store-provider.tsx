import { Outlet } from 'react-router'
import { WithStore } from '../../shared/fetching/with-store.tsx'
import { IdentityDialog } from './identity-dialog.tsx'

/** What lies behind it has the store, and may ask who sits there; public pages never load this file. */
export default function StoreProvider() {
  return (
    <WithStore>
      <Outlet />
      <IdentityDialog />
    </WithStore>
  )
}
