import { spokenDay, type DogEligibility } from '@rumi/contract'
import { paths } from '../../app/paths.ts'
import { bookDayCopy } from '../../copy/book-day.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { houseToday } from '../house-today.ts'
import type { StepProps } from './step-props.ts'
import { addressOf } from './choices.ts'

type NotEligibleProps = StepProps & { eligibility: readonly DogEligibility[] }

/** Which dog may not come on these days, why, and from which day it could. */
export function NotEligible({ choices, family, eligibility }: NotEligibleProps) {
  const today = houseToday()
  return (
    <Notice tone="warning">
      <h2 className="text-lg">{bookDayCopy.notEligibleTitle}</h2>
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
                    <> {bookDayCopy.canComeFrom(spokenDay(eligibleFrom, today))}.</>
                  )}
                </li>
              ))}
            </ul>
            <LinkButton tone="secondary" to={paths.dog(rumiId)} className="mt-3">
              {bookDayCopy.fixPapers}
            </LinkButton>
          </section>
        ))}
      <LinkButton to={addressOf(choices, { step: 'dia' })} className="mt-3">
        {bookDayCopy.otherDay}
      </LinkButton>
    </Notice>
  )
}
