import { isStaff } from '@rumi/contract'
import { useLocation } from 'react-router'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { scrollIntoViewIfHidden } from '../ui/scroll-into-view-if-hidden.ts'
import { nextStepAfter } from './next-steps.ts'
import type { Refusal } from './refusal.ts'
import { useStoreSelector } from './store.ts'

type ActionableRefusalProps = {
  refusal: Pick<Refusal, 'code' | 'message'>
  /** It stands where something could not be read: nobody pressed for it, and the page stays where it is. */
  isOfReading?: boolean
}

/** Why something was not done, with the way on where it is not mended on this very page; it comes into sight of whoever pressed for it. */
export function ActionableRefusal({ refusal, isOfReading = false }: ActionableRefusalProps) {
  const role = useStoreSelector((state) => state.user.role)
  const { pathname, search } = useLocation()
  const next = nextStepAfter(refusal.code, role !== null && isStaff(role))
  return (
    <div ref={isOfReading ? undefined : scrollIntoViewIfHidden} className="scroll-mt-20 scroll-mb-32">
      <Notice tone="problem">
        <p>{refusal.message}</p>
        {next && next.to !== pathname + search && (
          <LinkButton tone="secondary" size="snug" to={next.to} className="mt-3">
            {next.label}
          </LinkButton>
        )}
      </Notice>
    </div>
  )
}
