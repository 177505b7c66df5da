import { dayOf, formatPesos, isDay, spokenDay, timeOf } from '@rumi/contract'
import { Mail } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { officeMessagesCopy } from '../../copy/office-messages.ts'
import { ContactLinks } from '../contact-links.tsx'
import { houseToday } from '../house-today.ts'
import type { Message } from './message.ts'

/** Who wrote, what about, and how one answers. */
export function MessageRow({ message, children }: { message: Message; children: ReactNode }) {
  const nameId = useId()
  const { name, email, phone, kind, subject, createdAt, answeredAt } = message
  const subjectLine = encodeURIComponent(officeMessagesCopy.replySubject(subject))
  return (
    <article
      aria-labelledby={nameId}
      className="grid gap-x-6 gap-y-2 border-b border-line px-2 py-4 hover:bg-cream md:grid-cols-[14rem_1fr]"
    >
      <div className="grid content-start gap-1">
        <h2 id={nameId} className="text-base font-heading [overflow-wrap:anywhere]">
          {name}
        </h2>
        <p className="text-ink-soft">{spokenMoment(createdAt)}</p>
        <a
          href={`mailto:${email}?subject=${subjectLine}`}
          aria-label={officeMessagesCopy.reply(`${name}, ${email}`)}
          className="inline-flex min-h-10 items-center gap-1.5 text-link underline [overflow-wrap:anywhere]"
        >
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {email}
        </a>
        <ContactLinks client={phone ? { name, phone } : undefined} />
      </div>
      <div className="grid content-start gap-2">
        <p className="font-strong">{[officeMessagesCopy.kinds[kind], subject].filter(Boolean).join(': ')}</p>
        {kind === 'quote' && <QuoteFacts message={message} />}
        {message.message && (
          <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
        )}
        {answeredAt && (
          <p className="text-ink-soft">{officeMessagesCopy.answeredOn(spokenMoment(answeredAt))}</p>
        )}
        <div className="no-print flex flex-wrap gap-2">{children}</div>
      </div>
    </article>
  )
}

/** For when and for how many, and what the page has told them it costs. */
function QuoteFacts({ message: { start, end, dogs, lines } }: { message: Message }) {
  const totalCentavos = lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  const facts = [
    officeMessagesCopy.dogs(dogs),
    start && `${officeMessagesCopy.from} ${spokenTime(start)}`,
    end && `${officeMessagesCopy.to} ${spokenTime(end)}`,
  ]
  return (
    <>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {lines.length > 0 && (
        <dl
          aria-label={officeMessagesCopy.estimate}
          className="grid max-w-lg grid-cols-[1fr_auto] gap-x-6 border-l-2 border-line pl-3 tabular"
        >
          {lines.map(({ label, amountCentavos }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt>{label}</dt>
              <dd className="text-right">{formatPesos(amountCentavos)}</dd>
            </div>
          ))}
          <div className="col-span-2 grid grid-cols-subgrid font-strong">
            <dt>{officeMessagesCopy.total}</dt>
            <dd className="text-right">{formatPesos(totalCentavos)}</dd>
          </div>
        </dl>
      )}
    </>
  )
}

const spokenMoment = (instant: string) => `${spokenDay(dayOf(instant), houseToday())}, ${timeOf(instant)}`
const spokenTime = (when: string) => (isDay(when) ? spokenDay(when, houseToday()) : spokenMoment(when))
