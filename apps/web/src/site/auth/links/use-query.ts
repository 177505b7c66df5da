import { useSearchParams } from 'react-router'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'

const nothing = new URLSearchParams()

/** Returns the query parameters; empty during hydration. */
export function useQuery() {
  const [params] = useSearchParams()
  return useHydrated() ? params : nothing
}
