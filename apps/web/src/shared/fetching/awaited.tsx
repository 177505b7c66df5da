import type { ReactNode } from 'react'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'

type AwaitedProps = {
  fetching: {
    status: 'loading' | 'ready' | 'failed'
    refusal: { message: string } | null
    again: () => unknown
  }
  /** What the page is called, where it has no heading before its contents are there. */
  pageTitle?: string | undefined
  skeleton?: ReactNode
}

/** That what was asked for is on its way, or why it did not come. */
export function Awaited({ fetching: { status, refusal, again }, pageTitle, skeleton }: AwaitedProps) {
  return (
    <>
      {pageTitle && <h1 className="sr-only">{pageTitle}</h1>}
      {status === 'failed' ? (
        <ErrorState
          title={errorMessagesCopy.title}
          text={refusal?.message ?? errorMessagesCopy.server}
          retryLabel={errorMessagesCopy.retry}
          onRetry={again}
        />
      ) : (
        (skeleton ?? <SkeletonList label={errorMessagesCopy.loading} count={3} />)
      )}
    </>
  )
}
