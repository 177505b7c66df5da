import { messageStatuses } from '@rumi/contract'
import { messages } from '@rumi/data-layer'
import { useSearchParams } from 'react-router'
import { useFetching, useStoreDispatch, useStoreSelector } from '../../app/store.ts'
import { NoNotifications } from '../../art/scenes/no-notifications.tsx'
import { officeMessagesCopy } from '../../copy/office-messages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { useKeptFresh } from '../use-kept-fresh.ts'
import { MessageList } from './message-list.tsx'

export const meta = officeMeta(officeMessagesCopy.title)

/** What people wrote from the public pages, the newest first; each is answered and put away. */
export default function MessagesPage() {
  const [params, setParams] = useSearchParams()
  const dispatch = useStoreDispatch()
  const status = messageStatuses.find((known) => known === params.get('estado')) ?? 'new'
  const fetching = useFetching([messages.calls.list({ status, sort: '-createdAt', limit: 50 })], status)
  useKeptFresh(fetching.again)
  const { items, nextCursor } = useStoreSelector((state) => state.messages)
  const shown = items
    .filter((message) => message.status === status)
    .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
  const words = officeMessagesCopy.statuses[status]

  return (
    <>
      <PageHeader title={officeMessagesCopy.title} lead={officeMessagesCopy.lead} />
      <fieldset className="no-print mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{officeMessagesCopy.filters}</legend>
        {messageStatuses.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === status}
            onClick={() => setParams(each === 'new' ? {} : { estado: each }, { replace: true })}
            className="min-h-12 rounded-full border border-line-strong px-4 font-strong hover:bg-sand aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-cream md:min-h-10"
          >
            {officeMessagesCopy.statuses[each].filter}
          </button>
        ))}
      </fieldset>
      <Fetched fetchings={[fetching]}>
        {shown.length === 0 ? (
          <EmptyState art={<NoNotifications />} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <MessageList messages={shown} onStale={fetching.again} />
        )}
        {nextCursor !== null && (
          <Button tone="secondary" className="mt-4" onClick={() => dispatch(messages.loadMore())}>
            {officeMessagesCopy.more}
          </Button>
        )}
      </Fetched>
    </>
  )
}
