import { useSearchParams } from 'react-router'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'

const nothing = new URLSearchParams()

/** What the address says behind its question mark; nothing in the page as it was built. */
export function useQuery() {
  const [params] = useSearchParams()
  return useHydrated() ? params : nothing
}
