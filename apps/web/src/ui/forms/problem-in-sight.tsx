import type { ReactNode } from 'react'
import { NoticeInSight } from '../hooks/focus/notice-in-sight.tsx'

/** Why something was not done, in sight of the person who pressed for it. */
export const ProblemInSight = ({ children }: { children: ReactNode }) => (
  <NoticeInSight tone="problem">{children}</NoticeInSight>
)
