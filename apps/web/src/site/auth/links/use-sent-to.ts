import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'

const sentToIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'sentTo' in state && typeof state.sentTo === 'string'
    ? state.sentTo
    : undefined

/** Address that received a mail from this page. In history state, not in the URL, so that a reload still shows it. */
export function useSentTo() {
  const { state, pathname, search } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const setSentTo = (email: string | undefined) =>
    void navigate(
      { pathname, search },
      { replace: true, state: email === undefined ? null : { sentTo: email } },
    )
  // The server does not know the history.
  return [hydrated ? sentToIn(state) : undefined, setSentTo] as const
}
