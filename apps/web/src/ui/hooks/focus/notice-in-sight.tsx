import type { ComponentProps } from 'react'
import { Notice } from '../../feedback/notice.tsx'
import { scrollIntoViewIfHidden } from './scroll-into-view-if-hidden.ts'

/** Notice that responds to a press: scrolls itself into view, clear of the fixed bars. */
export const NoticeInSight = (notice: ComponentProps<typeof Notice>) => (
  <div ref={scrollIntoViewIfHidden} className="scroll-mt-20">
    <Notice {...notice} />
  </div>
)
