import { messageStatuses, referenceOf, formatMoment } from '@rumi/contract'
import { messages as messagesInStore } from '@rumi/data-layer'
import { useState, useId, type ReactNode } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeMessagesCopy } from '../../../copy/office/people/messages.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { type Message, QuoteFacts } from './quote-facts.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useFacts } from '../../../shared/business/use-copy.ts'
import { Mail } from 'lucide-react'
import { ContactLinks } from '../../kit/contact-links.tsx'

type MessageListProps = { messages: readonly Message[]; onStale: () => Promise<void> }

/** Messages in a column, each with its remaining steps. */
export function MessageList({ messages, onStale }: MessageListProps) {
  const send = useSend()
  const mayWrite = useCanWrite('messages')
  const [busyId, setBusyId] = useState<string>()

  const mark = async ({ id, name, version }: Message, status: Message['status']) => {
    setBusyId(id)
    const outcome = await send(messagesInStore.calls.update({ id, changes: { status, version } }))
    setBusyId(undefined)
    if (outcome.ok) return showToast(officeMessagesCopy.statuses[status].done(name))
    if (outcome.refusal.code !== 'stale') return showToast(outcome.refusal.message, 'problem')
    await onStale()
    showToast(officeCopy.stale(name), 'note')
  }

  return (
    <ul aria-label={officeMessagesCopy.caption} className="border-t-2 border-ink">
      <Rows of={messages} by={(message) => message.id}>
        {(message) => (
          <li>
            <MessageRow message={message}>
              <ItsBooking message={message} mayWrite={mayWrite} />
              {mayWrite &&
                messageStatuses
                  .filter((status) => status !== message.status && !(status === 'new' && isBooked(message)))
                  .map((status) => (
                    <Button
                      key={status}
                      tone={status === 'answered' && message.kind === 'contact' ? 'secondary' : 'quiet'}
                      size="snug"
                      className="max-md:min-h-12"
                      disabled={busyId === message.id}
                      onClick={() => mark(message, status)}
                    >
                      {officeMessagesCopy.statuses[status].action}
                    </Button>
                  ))}
            </MessageRow>
          </li>
        )}
      </Rows>
    </ul>
  )
}

/** A request whose booking was cancelled waits for a new one. */
const isBooked = ({ bookingId, bookingStatus }: Message) =>
  bookingId !== null && bookingStatus !== 'cancelled'

/** Booking of a request, or a link to create one. */
function ItsBooking({ message, mayWrite }: { message: Message; mayWrite: boolean }) {
  const { id, kind, name, bookingId } = message
  const links = [
    bookingId !== null && {
      to: paths.officeBooking(bookingId),
      label: isBooked(message) ? officeMessagesCopy.seeBooking : officeMessagesCopy.seeCancelled,
    },
    kind === 'quote' &&
      mayWrite &&
      !isBooked(message) && {
        to: paths.officeNewBooking({ mensaje: id }),
        label: bookingId ? officeMessagesCopy.bookAgain : officeMessagesCopy.makeBooking,
      },
  ].filter((link) => link !== false)
  return links.map(({ to, label }) => (
    <LinkButton key={to} tone="secondary" className="min-h-12 px-4 md:min-h-10" to={to}>
      {label}
      <span className="sr-only"> {name}</span>
    </LinkButton>
  ))
}

/** Sender and subject of a message, with links to reply. */
function MessageRow({ message, children }: { message: Message; children: ReactNode }) {
  const nameId = useId()
  const { id, name, email, phone, phoneE164, kind, subject, createdAt, answeredAt } = message
  const subjectLine = encodeURIComponent(useFacts()(officeMessagesCopy.replySubject(subject)))
  return (
    <article
      aria-labelledby={nameId}
      className="grid gap-x-6 gap-y-2 border-b border-line px-2 py-4 hover:bg-cream md:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1">
        <h2 id={nameId} className="text-base font-heading [overflow-wrap:anywhere]">
          {name}
        </h2>
        <p className="text-ink-soft first-letter:uppercase">
          {formatMoment(createdAt, businessToday())}
          <span className="block tabular">{referenceOf(id)}</span>
        </p>
        <a
          href={`mailto:${email}?subject=${subjectLine}`}
          aria-label={officeMessagesCopy.reply(`${name}, ${email}`)}
          className="inline-flex min-h-10 items-center gap-1.5 text-link underline [overflow-wrap:anywhere]"
        >
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {email}
        </a>
        <ContactLinks client={phone ? { name, phone, phoneE164 } : undefined} />
      </div>
      <div className="grid content-start gap-2">
        <p className="font-strong">{[officeMessagesCopy.kinds[kind], subject].filter(Boolean).join(': ')}</p>
        {kind === 'quote' && <QuoteFacts message={message} />}
        {message.message && (
          <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
        )}
        {answeredAt && (
          <p className="text-ink-soft">
            {officeMessagesCopy.answeredOn(formatMoment(answeredAt, businessToday()))}
          </p>
        )}
        <div className="no-print flex flex-wrap gap-2">{children}</div>
      </div>
    </article>
  )
}
