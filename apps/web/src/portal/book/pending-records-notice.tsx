import { formatMoment, isAwaited, missingTogether, type DogEligibility } from '@rumi/contract'
import { bookCopy } from '../../copy/portal/book.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { StepProps } from './step-props.ts'

type PendingRecordsNoticeProps = Pick<StepProps, 'family'> & {
  eligibility: readonly DogEligibility[]
  until: string
}

/** Missing medical records, and how long the place is held for their upload. */
export function PendingRecordsNotice({ family, eligibility, until }: PendingRecordsNoticeProps) {
  return (
    <Notice tone="warning">
      <h2 className="text-lg">{bookCopy.papersLaterTitle}</h2>
      <Rows of={eligibility.filter(({ ok }) => !ok)} by={({ rumiId }) => rumiId} within="blocks">
        {({ rumiId, reasons }) => (
          <section className="mt-2">
            <h3>{family.find(({ dog }) => dog._id === rumiId)?.dog.name ?? ''}</h3>
            <ul className="list-disc pl-5">
              {missingTogether(reasons.filter(({ code }) => !isAwaited(code))).map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          </section>
        )}
      </Rows>
      <p className="mt-2">{bookCopy.papersLaterUntil(formatMoment(until, businessToday()))}</p>
    </Notice>
  )
}
