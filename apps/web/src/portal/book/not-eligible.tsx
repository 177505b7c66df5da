import { spokenDay, type DogEligibility } from '@rumi/contract'
import { bookCopy } from '../../copy/book.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { houseToday } from '../house-today.ts'
import { addressOf } from './choices.ts'
import type { StepProps } from './step-props.ts'

type NotEligibleProps = StepProps & { eligibility: readonly DogEligibility[] }

/** Which dog may not come on these days, why, and from which day it could. */
export function NotEligible({ choices, family, eligibility }: NotEligibleProps) {
  const today = houseToday()
  return (
    <Notice tone="warning">
      <h2 className="text-lg">{bookCopy.notEligibleTitle}</h2>
      {eligibility
        .filter(({ ok }) => !ok)
        .map(({ rumiId, reasons }) => (
          <section key={rumiId} className="mt-3">
            <h3>{family.find(({ dog }) => dog._id === rumiId)?.dog.name}</h3>
            <ul className="list-disc pl-5">
              {reasons.map(({ code, message, eligibleFrom }) => (
                <li key={code}>
                  {message}
                  {eligibleFrom && !message.includes(spokenDay(eligibleFrom, today)) && (
                    <> {bookCopy.canComeFrom(spokenDay(eligibleFrom, today))}.</>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={addressOf(choices, { step: 'fechas' })}>{bookCopy.otherDay}</LinkButton>
        <LinkButton tone="secondary" to={addressOf(choices, { step: 'rumis' })}>
          {bookCopy.fixPapers}
        </LinkButton>
      </div>
    </Notice>
  )
}
