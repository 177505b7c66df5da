import { deadLetters } from '@rumi/contract'
import { useCallPages } from '../../../shared/fetching/queries.ts'
import { NoNotifications } from '../../../art/scenes/empty/no-notifications.tsx'
import { officeDeadLettersCopy as copy } from '../../../copy/office/access/dead-letters.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { DeadLetterLine } from './dead-letter-line.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

export const meta = officeMeta(copy.title)

/** Undelivered mails and notifications: error, and retry. */
export default function DeadLettersPage() {
  return (
    <OnlyFor access="desk" area="deadLetters">
      <PageHeader title={copy.title} lead={copy.lead} />
      <DeadLetterList />
    </OnlyFor>
  )
}

function DeadLetterList() {
  const { pages, hasMore, loadMore, ...fetching } = useCallPages(deadLetters.list, { query: {} })
  const letters = pages.flatMap(({ data }) => data.deadLetters)

  return (
    <Fetched fetchings={[fetching]}>
      {letters.length === 0 && !hasMore ? (
        <EmptyState art={<NoNotifications />} title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <ul aria-label={copy.caption} className="border-t-2 border-ink">
          <Rows of={letters} by={(letter) => letter.id}>
            {(letter) => <DeadLetterLine letter={letter} onSettled={fetching.again} />}
          </Rows>
        </ul>
      )}
      {hasMore && (
        <Button tone="secondary" className="mt-4" onClick={loadMore}>
          {copy.more}
        </Button>
      )}
    </Fetched>
  )
}
