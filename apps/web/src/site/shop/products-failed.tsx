import { useRevalidator } from 'react-router'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** Stands where the products would be, for those who came from another page and lost the line on the way. */
export function ProductsFailed() {
  const { revalidate } = useRevalidator()
  const { title, offline, retry } = errorMessagesCopy
  return <ErrorState title={title} text={offline} retryLabel={retry} onRetry={() => void revalidate()} />
}
