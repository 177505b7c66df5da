import { messageStatuses } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { NoNotifications } from '../../../art/scenes/empty/no-notifications.tsx'
import { officeMessagesCopy } from '../../../copy/office/people/messages.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { Fetched, pollWhileVisible } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { MessageList } from './message-list.tsx'

export const meta = officeMeta(officeMessagesCopy.title)

/** Messages from the public pages, newest first, to answer and archive. */
export default function MessagesPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const only = params.get('mensaje')
  const status = messageStatuses.find((known) => known === params.get('estado')) ?? 'new'
  const wanted = only ? { ids: only } : { status, sort: '-createdAt' as const, limit: 50 }
  const { records, hasMore, loadMore, ...fetching } = useRecords('messages', wanted, pollWhileVisible)
  const shown = records
    .filter((message) => (only ? message.id === only : message.status === status))
    .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
  const words = officeMessagesCopy.statuses[status]

  return (
    <>
      <PageHeader title={officeMessagesCopy.title} lead={officeMessagesCopy.lead} />
      <fieldset className="no-print mb-4 flex w-fit max-w-full flex-wrap gap-1 rounded-lg bg-sand p-1 max-md:w-full">
        <legend className="sr-only">{officeMessagesCopy.filters}</legend>
        {messageStatuses.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={!only && each === status}
            onClick={() => void change({ estado: each === 'new' ? null : each, mensaje: null })}
            className="min-h-10 rounded-full px-2.5 font-strong text-ink-soft hover:text-ink aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-soft max-md:grow md:px-4"
          >
            {officeMessagesCopy.statuses[each].filter}
          </button>
        ))}
      </fieldset>
      <Fetched fetchings={[fetching]}>
        {shown.length === 0 ? (
          <EmptyState
            art={<NoNotifications />}
            title={only ? officeMessagesCopy.goneTitle : words.emptyTitle}
            text={only ? officeMessagesCopy.goneText : words.emptyText}
          />
        ) : (
          <MessageList messages={shown} onStale={fetching.again} />
        )}
        {hasMore && (
          <Button tone="secondary" className="mt-4" onClick={loadMore}>
            {officeMessagesCopy.more}
          </Button>
        )}
      </Fetched>
    </>
  )
}
