import { useRevalidator } from 'react-router'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** Error in place of the products after a client-side navigation. */
export function ProductsFailed() {
  const { revalidate } = useRevalidator()
  const { title, offline, retry } = errorMessagesCopy
  return <ErrorState title={title} text={offline} retryLabel={retry} onRetry={() => void revalidate()} />
}
