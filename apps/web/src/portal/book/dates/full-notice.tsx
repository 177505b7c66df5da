import type { ReactNode } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { NoticeInSight } from '../../../ui/hooks/focus/notice-in-sight.tsx'

type FullNoticeProps = {
  /** Sentence that names what is full. */
  title: string
  /** Next free times, each with its action. */
  offers: readonly { label: string; onChoose: () => void }[]
  /** Option to join the waiting list. */
  children?: ReactNode
}

/** States what is full and the alternatives (docs/design.md#voice). */
export function FullNotice({ title, offers, children }: FullNoticeProps) {
  return (
    <NoticeInSight tone="warning">
      <p className="font-strong first-letter:uppercase">{title}</p>
      <p>{offers.length > 0 ? bookCopy.nextFree : bookCopy.noneSoon}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {offers.map(({ label, onChoose }) => (
          <Button key={label} tone="secondary" className="first-letter:uppercase" onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
      {children}
    </NoticeInSight>
  )
}
