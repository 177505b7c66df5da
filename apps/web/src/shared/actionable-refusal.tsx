import { isStaff } from '@rumi/contract'
import { useLocation } from 'react-router'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { nextStepAfter } from './next-steps.ts'
import type { Refusal } from './refusal.ts'
import { useStoreSelector } from './store.ts'

/** Why something was not done, with the way on where it is not mended on this very page. */
export function ActionableRefusal({ refusal }: { refusal: Pick<Refusal, 'code' | 'message'> }) {
  const role = useStoreSelector((state) => state.user.role)
  const { pathname, search } = useLocation()
  const next = nextStepAfter(refusal.code, role !== null && isStaff(role))
  return (
    <Notice tone="problem">
      <p>{refusal.message}</p>
      {next && next.to !== pathname + search && (
        <LinkButton tone="secondary" size="snug" to={next.to} className="mt-3">
          {next.label}
        </LinkButton>
      )}
    </Notice>
  )
}
