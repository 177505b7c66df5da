import { referenceOf, formatMoment } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useFacts } from '../../../shared/business/use-copy.ts'
import { Mail } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { officeMessagesCopy } from '../../../copy/office/people/messages.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { QuoteFacts, type Message } from './quote-facts.tsx'

/** Sender and subject of a message, with links to reply. */
export function MessageRow({ message, children }: { message: Message; children: ReactNode }) {
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
