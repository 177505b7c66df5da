import type { ReactNode } from 'react'
import type { Fetching } from '../app/store.ts'
import { troubleCopy } from '../copy/trouble.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

type FetchedProps = {
  fetching: Fetching
  /** Whether there is already something to show, from a visit before. */
  known?: boolean
  skeleton?: ReactNode
  children: ReactNode
}

/** What was asked for, or that it is on its way, or why it did not come. */
export function Fetched({ fetching, known = false, skeleton, children }: FetchedProps) {
  const { status, refusal, again } = fetching
  if (status === 'loading' && !known)
    return skeleton ?? <SkeletonList label={troubleCopy.loading} count={3} />
  if (status === 'failed' && !known) {
    return (
      <ErrorState
        title={troubleCopy.title}
        text={refusal?.message ?? troubleCopy.server}
        retryLabel={troubleCopy.retry}
        onRetry={again}
      />
    )
  }
  return (
    <>
      {refusal && (
        <div className="mb-4">
          <Notice tone="warning">{refusal.message}</Notice>
        </div>
      )}
      {children}
    </>
  )
}
