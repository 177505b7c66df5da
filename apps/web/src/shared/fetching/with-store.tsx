import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { browserStore } from './store.ts'

/** Gives what stands in it this page's store. */
export const WithStore = ({ children }: { children: ReactNode }) => (
  <Provider store={browserStore()}>{children}</Provider>
)
