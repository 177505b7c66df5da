import { site } from '@rumi/contract'
import { NoNotifications } from '../../art/scenes/empty/no-notifications.tsx'
import { ownMessagesCopy as copy } from '../../copy/portal/own-messages.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { portalMeta } from '../portal-meta.ts'
import { OwnMessageCard } from './own-message-card.tsx'

export const meta = portalMeta(copy.title)

/** Requests that the owner sent from public pages, with their state. */
export default function OwnMessagesPage() {
  const messagesQuery = useCall(site.ownMessages, {})
  const messages = messagesQuery.answer?.data.messages ?? []
  const write = (
    <LinkButton tone="secondary" to={paths.contact()}>
      {copy.write}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} actions={messages.length > 0 && write} />
      <QueryResult fetching={messagesQuery}>
        {messages.length === 0 ? (
          <EmptyState
            art={<NoNotifications />}
            title={copy.emptyTitle}
            text={copy.emptyText}
            action={write}
          />
        ) : (
          <ul aria-label={copy.list} className="grid gap-4">
            <Rows of={messages} by={(message) => message.id}>
              {(message) => (
                <li>
                  <OwnMessageCard message={message} />
                </li>
              )}
            </Rows>
          </ul>
        )}
      </QueryResult>
    </>
  )
}
