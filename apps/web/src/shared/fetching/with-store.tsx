import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { browserStore } from './store.ts'

/** Provides this page's store. */
export const WithStore = ({ children }: { children: ReactNode }) => (
  <Provider store={browserStore()}>{children}</Provider>
)
