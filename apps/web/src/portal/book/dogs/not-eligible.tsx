import { formatDay, type DogEligibility } from '@rumi/contract'
import type { ReactNode } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { otherDaysHelp } from './other-days-help.ts'
import type { StepProps } from '../step-props.ts'

type NotEligibleProps = Pick<StepProps, 'family'> & {
  eligibility: readonly DogEligibility[]
  /** Links to other days or to the medical records. */
  children?: ReactNode
}

/** Ineligible dog: reason, and its first possible day. */
export function NotEligible({ family, eligibility, children }: NotEligibleProps) {
  const today = businessToday()
  const refused = eligibility.filter(({ ok }) => !ok)
  return (
    <Notice tone="warning">
      <h2 className="text-lg">
        {otherDaysHelp(eligibility)
          ? bookCopy.notEligibleTitle(refused.length)
          : bookCopy.notEligibleYetTitle(refused.length)}
      </h2>
      {refused
        .map(({ rumiId, reasons }) => ({
          rumiId,
          reasons,
          name: family.find(({ dog }) => dog._id === rumiId)?.dog.name ?? '',
        }))
        .map(({ rumiId, reasons, name }) => (
          <section key={rumiId} className="mt-3">
            <h3>{name}</h3>
            <ul className="list-disc pl-5">
              {reasons.map(({ code, message, eligibleFrom }) => (
                <li key={code}>
                  {message}
                  {eligibleFrom && !message.includes(formatDay(eligibleFrom, today)) && (
                    <> {bookCopy.canComeFrom(name, formatDay(eligibleFrom, today))}.</>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {children}
    </Notice>
  )
}
