import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import { scrollIntoViewIfHidden } from './scroll-into-view-if-hidden.ts'

/** Why something was not done: it comes into sight of whoever pressed for it, clear of the bars above and below. */
export const ProblemInSight = ({ children }: { children: ReactNode }) => (
  <div ref={scrollIntoViewIfHidden} className="scroll-mt-20">
    <Notice tone="problem">{children}</Notice>
  </div>
)
