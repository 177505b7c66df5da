import { formatMoment } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeMessagesCopy } from '../../../copy/office/people/messages.ts'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import type { Message } from '../../people/messages/message.ts'
import { QuoteFacts } from '../../people/messages/quote-facts.tsx'

/** The visitor's request in their own words, beside the booking. */
export function RequestSummary({ message }: { message: Message }) {
  return (
    <section className="grid gap-1 border-l-4 border-secondary bg-cream px-4 py-3">
      <h2 className="text-base [overflow-wrap:anywhere]">
        {copy.requestOf(message.name, message.subject || officeMessagesCopy.kinds[message.kind])}
      </h2>
      <p className="text-ink-soft first-letter:uppercase">
        {formatMoment(message.createdAt, businessToday())}
      </p>
      <QuoteFacts message={message} />
      {message.message && (
        <p className="measure max-h-48 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
          {message.message}
        </p>
      )}
    </section>
  )
}
