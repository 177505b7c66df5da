import type { ReactNode } from 'react'
import type { Fetching } from './queries.ts'
import { Awaited } from './awaited.tsx'
import { CachedAt } from './cached-at.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

type QueryResultProps = {
  fetching: Pick<Fetching, 'status' | 'refusal'> &
    Partial<Pick<Fetching, 'sinceMs'>> & { again: () => unknown }
  /** True if stale data is available. */
  known?: boolean
  /** Title of the page, if it has no heading before its content loads. */
  pageTitle?: string
  skeleton?: ReactNode
  children?: ReactNode
}

/** Content of a fetch, its loading state, or its error. */
export function QueryResult({ fetching, known = false, pageTitle, skeleton, children }: QueryResultProps) {
  const { status, refusal, sinceMs = null, again } = fetching
  if (status !== 'ready' && !known)
    return <Awaited fetching={{ status, refusal, again }} pageTitle={pageTitle} skeleton={skeleton} />
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
