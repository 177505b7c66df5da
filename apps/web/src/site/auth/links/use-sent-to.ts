import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'

const sentToIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'sentTo' in state && typeof state.sentTo === 'string'
    ? state.sentTo
    : undefined

/**
 * The address that this page has sent a mail to. It stays with the entry of the history, never in the address, so that a page that is
 * loaded again still says so.
 */
export function useSentTo() {
  const { state, pathname, search } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const setSentTo = (email: string | undefined) =>
    void navigate(
      { pathname, search },
      { replace: true, state: email === undefined ? null : { sentTo: email } },
    )
  // The server that rendered the page knows nothing of the history.
  return [hydrated ? sentToIn(state) : undefined, setSentTo] as const
}
