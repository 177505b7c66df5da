import { Provider } from 'react-redux'
import { Outlet } from 'react-router'
import { browserStore } from './store.ts'

/** What lies behind it has the store; public pages never load this file. */
export default function StoreProvider() {
  return (
    <Provider store={browserStore()}>
      <Outlet />
    </Provider>
  )
}
