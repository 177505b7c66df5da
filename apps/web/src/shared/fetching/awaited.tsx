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
  /** Title of the page, if it has no heading before its content loads. */
  pageTitle?: string | undefined
  skeleton?: ReactNode
}

/** Loading state or error of a fetch. */
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
