import type { ComponentProps } from 'react'
import { Notice } from '../../feedback/notice.tsx'

/** Ref that scrolls an element just far enough into view as it appears. */
export const scrollIntoViewIfHidden = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Notice that responds to a press: scrolls itself into view, clear of the fixed bars. */
export const NoticeInSight = (notice: ComponentProps<typeof Notice>) => (
  <div ref={scrollIntoViewIfHidden} className="scroll-mt-20">
    <Notice {...notice} />
  </div>
)
