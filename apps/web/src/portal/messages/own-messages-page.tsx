import { site, formatDays, formatMoment, formatPesos, referenceOf, type OwnMessage } from '@rumi/contract'
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
import { businessToday } from '../../shared/business/business-today.ts'
import { lineKey } from '../../shared/fetching/line-key.ts'
import { useFacts } from '../../shared/business/use-copy.ts'
import { Card } from '../../ui/layout/card.tsx'
import { StateChip, type StateTone } from '../../ui/feedback/state-chip.tsx'

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

const tones = {
  new: 'review',
  answered: 'ok',
  archived: 'neutral',
  booked: 'ok',
} satisfies Record<keyof typeof copy.states, StateTone>

/** A request with a booking counts as booked. */
const stateOf = ({ status, bookingId, bookingStatus }: OwnMessage) =>
  bookingId !== null && bookingStatus !== 'cancelled' ? 'booked' : status

/** A quote has a price; other requests wait for a response. */
const kindOf = ({ kind, lines }: OwnMessage) => (kind === 'quote' && lines.length === 0 ? 'request' : kind)

/** Request of the owner: subject, state, and price if known. */
function OwnMessageCard({ message: ownMessage }: { message: OwnMessage }) {
  const fillFacts = useFacts()
  const { id, kind, subject, message, start, end, dogs, createdAt, answeredAt, bookingId } = ownMessage
  const state = stateOf(ownMessage)
  const title = [copy.kinds[kindOf(ownMessage)], subject].filter(Boolean).join(': ')
  const first = start ?? end
  const when = first && formatDays({ start: first, end: end ?? first }, businessToday())
  return (
    <Card as="article" className="grid gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-heading [overflow-wrap:anywhere]">{title}</h2>
        <StateChip tone={tones[state]}>{copy.states[state]}</StateChip>
      </div>
      <p className="text-ink-soft">
        {copy.sent(formatMoment(createdAt, businessToday()))} ·{' '}
        <span className="tabular">{referenceOf(id)}</span>
      </p>
      {kind === 'quote' && <p>{[when, copy.dogs(dogs)].filter(Boolean).join(' · ')}</p>}
      <AskedPrice lines={ownMessage.lines} />
      {message && <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>}
      {state === 'new' && <p className="font-strong">{fillFacts(copy.waiting)}</p>}
      {answeredAt && (
        <p className="font-strong">{copy.answered(formatMoment(answeredAt, businessToday()))}</p>
      )}
      {bookingId && (
        <LinkButton tone="secondary" className="justify-self-start" to={paths.booking(bookingId)}>
          {copy.seeBooking}
        </LinkButton>
      )}
    </Card>
  )
}

/** Quoted price by line with its total. */
function AskedPrice({ lines }: Pick<OwnMessage, 'lines'>) {
  if (lines.length === 0) return null
  const totalCentavos = lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  return (
    <dl aria-label={copy.price} className="grid max-w-lg gap-1 border-l-2 border-line pl-3 tabular">
      {lines.map((line, place) => (
        <div key={lineKey(line, place)} className="flex items-baseline justify-between gap-4">
          <dt>{line.label}</dt>
          <dd className="shrink-0">{formatPesos(line.amountCentavos)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 font-strong">
        <dt>{copy.total}</dt>
        <dd className="shrink-0">{formatPesos(totalCentavos)}</dd>
      </div>
    </dl>
  )
}
