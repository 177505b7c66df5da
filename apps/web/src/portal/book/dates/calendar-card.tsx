import type { ReactNode } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ShownCalendar } from './use-calendar.ts'

type CalendarCardProps = Pick<ShownCalendar, 'places' | 'hasOwn'> & { children: ReactNode }

/** Calendar on a card; shows an error with retry if availability fails to load. */
export function CalendarCard({ places, hasOwn, children }: CalendarCardProps) {
  return (
    <>
      {places.refusal && (
        <Notice tone="problem">
          <p>{places.refusal.message}</p>
          <Button tone="secondary" className="mt-3" onClick={places.again}>
            {errorMessagesCopy.retry}
          </Button>
        </Notice>
      )}
      <Card
        className="grid justify-items-center max-md:-mx-2 max-md:px-2"
        aria-busy={places.status === 'loading'}
      >
        {children}
      </Card>
      {hasOwn && <p className="text-sm text-ink-soft">{bookCopy.ownDays}</p>}
    </>
  )
}
