import { useLocation } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The address that was typed on the page one comes from, so that nobody types it twice; it travels beside the address, not in it. */
export function useTypedEmail() {
  const state: unknown = useLocation().state
  const hydrated = useHydrated()
  const typed = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return hydrated && typeof typed === 'string' ? typed : ''
}
