import type { ReactNode } from 'react'
import type { Fetching } from './queries.ts'
import { CachedAt } from './cached-at.tsx'
import { errorMessagesCopy } from '../copy/error-messages.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

type FetchedProps = {
  fetching: Pick<Fetching, 'status' | 'refusal'> &
    Partial<Pick<Fetching, 'sinceMs'>> & { again: () => unknown }
  /** Whether there is already something to show, from a visit before. */
  known?: boolean
  /** What the page is called, where it has no heading before its contents are there. */
  pageTitle?: string
  skeleton?: ReactNode
  children?: ReactNode
}

/** What was asked for, or that it is on its way, or why it did not come. */
export function Fetched({ fetching, known = false, pageTitle, skeleton, children }: FetchedProps) {
  const { status, refusal, sinceMs = null, again } = fetching
  if (status !== 'ready' && !known) {
    return (
      <>
        {pageTitle && <h1 className="sr-only">{pageTitle}</h1>}
        {status === 'loading' ? (
          (skeleton ?? <SkeletonList label={errorMessagesCopy.loading} count={3} />)
        ) : (
          <ErrorState
            title={errorMessagesCopy.title}
            text={refusal?.message ?? errorMessagesCopy.server}
            retryLabel={errorMessagesCopy.retry}
            onRetry={again}
          />
        )}
      </>
    )
  }
  return (
    <>
      {sinceMs !== null && <CachedAt sinceMs={sinceMs} />}
      {sinceMs === null && refusal && (
        <div className="mb-4">
          <Notice tone="warning">{refusal.message}</Notice>
        </div>
      )}
      {children}
    </>
  )
}
