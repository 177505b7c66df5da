import type { ComponentProps } from 'react'
import { Notice } from '../../feedback/notice.tsx'
import { scrollIntoViewIfHidden } from './scroll-into-view-if-hidden.ts'

/** A notice that answers a choice or a press: scrolls itself into sight, clear of the bars above and below. */
export const NoticeInSight = (notice: ComponentProps<typeof Notice>) => (
  <div ref={scrollIntoViewIfHidden} className="scroll-mt-20">
    <Notice {...notice} />
  </div>
)
