import { isStaff } from '@rumi/contract'
import { useLocation } from 'react-router'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProblemInSight } from '../../ui/forms/problem-in-sight.tsx'
import { nextStepAfter } from './next-steps.ts'
import type { Refusal } from './refusal.ts'
import { useStoreSelector } from '../fetching/store.ts'

type ActionableRefusalProps = {
  refusal: Pick<Refusal, 'code' | 'message'>
  /** Set for a failed read: no user pressed, so the page does not scroll. */
  isReadError?: boolean
}

/** Refusal with a link to the next step, unless this page can fix it; scrolls into view. */
export function ActionableRefusal({ refusal, isReadError = false }: ActionableRefusalProps) {
  const role = useStoreSelector((state) => state.user.role)
  const { pathname, search } = useLocation()
  const next = nextStepAfter(refusal.code, role !== null && isStaff(role))
  const content = (
    <>
      <p>{refusal.message}</p>
      {next && next.to !== pathname + search && (
        <LinkButton tone="secondary" size="snug" to={next.to} className="mt-3">
          {next.label}
        </LinkButton>
      )}
    </>
  )
  return isReadError ? <Notice tone="problem">{content}</Notice> : <ProblemInSight>{content}</ProblemInSight>
}
