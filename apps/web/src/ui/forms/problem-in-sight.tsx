import type { ReactNode } from 'react'
import { NoticeInSight } from '../hooks/focus/notice-in-sight.tsx'

/** Error message scrolled into view for the user who pressed. */
export const ProblemInSight = ({ children }: { children: ReactNode }) => (
  <NoticeInSight tone="problem">{children}</NoticeInSight>
)
