import { Provider } from 'react-redux'
import { Outlet } from 'react-router'
import { IdentityDialog } from './identity-dialog.tsx'
import { browserStore } from '../shared/store.ts'

/** What lies behind it has the store, and may ask who sits there; public pages never load this file. */
export default function StoreProvider() {
  return (
    <Provider store={browserStore()}>
      <Outlet />
      <IdentityDialog />
    </Provider>
  )
}
