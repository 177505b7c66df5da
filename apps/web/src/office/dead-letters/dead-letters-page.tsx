import type { DeadLetter } from '@rumi/contract'
import { fetchDeadLetters } from '@rumi/data-layer'
import { useState } from 'react'
import { useAsked } from '../../shared/store.ts'
import { NoNotifications } from '../../art/scenes/no-notifications.tsx'
import { officeDeadLettersCopy as copy } from '../../copy/office-dead-letters.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { OnlyFor } from '../only-for.tsx'
import { DeadLetterLine } from './dead-letter-line.tsx'
import { Rows } from '../../shared/rows/rows.tsx'

export const meta = officeMeta(copy.title)

/** Mails and notices that were given up: why, and whether to try again. */
export default function DeadLettersPage() {
  return (
    <OnlyFor access="desk">
      <PageHeader title={copy.title} lead={copy.lead} />
      <DeadLetterList />
    </OnlyFor>
  )
}

function DeadLetterList() {
  const [before, setBefore] = useState<DeadLetter[]>([])
  const [cursor, setCursor] = useState<string>()
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const asked = useAsked((signal) => fetchDeadLetters(cursor, { signal }), cursor ?? '')
  const { items = [], nextCursor = null } = asked.answer ?? {}
  const letters = [...before, ...items].filter(({ id }) => !settled.has(id))
  const showMore = () => {
    if (nextCursor === null) return
    setBefore([...before, ...items])
    setCursor(nextCursor)
  }

  return (
    <Fetched fetchings={[{ ...asked, again: async () => asked.again() }]}>
      {letters.length === 0 && nextCursor === null ? (
        <EmptyState art={<NoNotifications />} title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <ul aria-label={copy.caption} className="border-t-2 border-ink">
          <Rows of={letters} by={(letter) => letter.id}>
            {(letter) => (
              <DeadLetterLine
                letter={letter}
                onSettled={() => setSettled(new Set([...settled, letter.id]))}
              />
            )}
          </Rows>
        </ul>
      )}
      {nextCursor !== null && (
        <Button tone="secondary" className="mt-4" onClick={showMore}>
          {copy.more}
        </Button>
      )}
    </Fetched>
  )
}
