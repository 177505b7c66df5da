import { formatDay } from '@rumi/contract'
import { bookCopy } from '../../../copy/portal/book.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { addressOf, type Choices } from '../choices.ts'
import { asDayChoices } from './when-chosen.ts'
import type { DayVerdict } from './day-verdicts.ts'

type ClashingDaysProps = { verdicts: readonly DayVerdict[]; choices: Choices }

/** Unavailable days among several, each with its reason, and a button to continue without them. */
export function ClashingDays({ verdicts, choices }: ClashingDaysProps) {
  const today = businessToday()
  const clashing = verdicts.filter(({ ok }) => !ok)
  const left = verdicts.filter(({ ok }) => ok).map(({ date }) => date)
  return (
    <Notice tone="problem">
      <p className="font-strong">
        {left.length > 0 ? bookCopy.daysClash(clashing.length) : bookCopy.noneLeft}
      </p>
      <ul className="mt-2 list-disc pl-5">
        {clashing.map(({ date, message }) => (
          <li key={date}>
            <span className="inline-block font-strong first-letter:uppercase">{formatDay(date, today)}</span>:{' '}
            {message}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {left.length > 0 && (
          <LinkButton to={addressOf(choices, { ...asDayChoices(left), step: 'precio' })}>
            {bookCopy.leaveOut(clashing.length, left.length)}
          </LinkButton>
        )}
        <LinkButton tone="secondary" to={addressOf(choices, { step: 'fechas' })}>
          {bookCopy.otherDay}
        </LinkButton>
      </div>
    </Notice>
  )
}
