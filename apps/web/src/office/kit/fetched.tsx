import type { ReactNode } from 'react'
import { CachedAt } from '../../shared/fetching/cached-at.tsx'
import { oldestOf, type Fetching } from '../../shared/fetching/queries.ts'
import { officeCopy } from '../../copy/office/frame/office.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { MissingRecord, type MissingRecordProps } from './record-page-parts.tsx'

/** Polls every 20 s while visible, and at once when visible or online again: for data without a stream. */
export const pollWhileVisible = {
  pollingInterval: 20_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const

type FetchedProps = {
  fetchings: readonly Fetching[]
  /** Shown if the page's record does not exist. */
  missing?: MissingRecordProps
  children: ReactNode
}

/** Content of several fetches, their loading state or their error; stale data stays visible and marked. */
export function Fetched({ fetchings, missing, children }: FetchedProps) {
  const failed = fetchings.find(({ status }) => status === 'failed')
  if (missing && failed?.refusal?.httpStatus === 404) return <MissingRecord {...missing} />
  if (failed) {
    const refetchAll = () => void Promise.all(fetchings.map(({ again }) => again()))
    return (
      <ErrorState
        title={errorMessagesCopy.title}
        text={failed.refusal?.message ?? errorMessagesCopy.server}
        retryLabel={errorMessagesCopy.retry}
        onRetry={refetchAll}
      />
    )
  }
  if (fetchings.some(({ status }) => status === 'loading')) {
    return <SkeletonList label={errorMessagesCopy.loading} count={6} className="h-14" />
  }
  const stale = fetchings.find(({ refusal }) => refusal !== null)
  const sinceMs = oldestOf(fetchings)
  return (
    <>
      {sinceMs !== null && <CachedAt sinceMs={sinceMs} />}
      {sinceMs === null && stale?.refusal && (
        <div className="mb-4">
          <Notice tone="warning">
            {officeCopy.older} {stale.refusal.message}
          </Notice>
        </div>
      )}
      {children}
    </>
  )
}
