import { Outlet } from 'react-router'
import { WithStore } from '../../shared/fetching/with-store.tsx'
import { IdentityDialog } from './identity-dialog.tsx'

/** Provides the store and its session; public pages never load this module. */
export default function StoreProvider() {
  return (
    <WithStore>
      <Outlet />
      <IdentityDialog />
    </WithStore>
  )
}
