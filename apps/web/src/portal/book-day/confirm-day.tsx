import { formatPesos } from '@rumi/contract'
import { bookings, fetchQuote } from '@rumi/data-layer'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useAsked, useSend, type Refusal } from '../../app/store.ts'
import { bookDayCopy } from '../../copy/book-day.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { BottomActionBar } from '../../ui/bottom-action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import type { StepProps } from './step-props.ts'
import { DayTaken } from './day-taken.tsx'
import { NotEligible } from './not-eligible.tsx'
import { QuoteCard } from './quote-card.tsx'
import { VisitSummary } from './visit-summary.tsx'

/** How long a note may be, as the wire has it. */
const longestNote = 500

/** The full price, line by line, before anything is bound; then the booking itself. */
export function ConfirmDay(props: StepProps) {
  const { service, choices, family } = props
  const { dogIds, start = '', end = '' } = choices
  const request = { serviceId: service.id, rumiIds: [...dogIds], start, end }
  const quote = useAsked((signal) => fetchQuote(request, { signal }), JSON.stringify(request))
  const send = useSend()
  const navigate = useNavigate()
  const [notes, setNotes] = useState('')
  const [booking, setBooking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const guests = family.filter(({ dog }) => dogIds.includes(dog._id))
  const eligible = quote.answer?.eligibility.every(({ ok }) => ok) ?? false
  const isTaken = refusal?.code === 'no-capacity'

  const bookDay = async () => {
    setBooking(true)
    setRefusal(undefined)
    const outcome = await send(
      bookings.calls.create({ ...request, ...(notes.trim() && { notes: notes.trim() }) }),
    )
    setBooking(false)
    if (outcome.ok) return navigate(paths.booked(outcome.answer.id), { replace: true })
    setRefusal(outcome.refusal)
    if (outcome.refusal.code === 'not-eligible') quote.again()
  }

  return (
    <>
      <PageHeader title={bookDayCopy.confirmQuestion} />
      <div className="grid gap-5">
        {isTaken && <DayTaken {...props} guests={guests} />}
        {refusal && !isTaken && <Notice tone="problem">{refusal.message}</Notice>}
        <VisitSummary {...props} guests={guests} />
        {quote.status === 'loading' && <SkeletonList label={troubleCopy.loading} count={2} />}
        {quote.status === 'failed' && (
          <ErrorState
            title={troubleCopy.title}
            text={quote.refusal?.message ?? troubleCopy.server}
            retryLabel={troubleCopy.retry}
            onRetry={quote.again}
          />
        )}
        {quote.answer && !eligible && <NotEligible {...props} eligibility={quote.answer.eligibility} />}
        {quote.answer && eligible && (
          <>
            <QuoteCard quote={quote.answer} />
            <TextAreaField
              label={bookDayCopy.notes}
              hint={bookDayCopy.notesHint}
              optionalLabel={troubleCopy.optional}
              maxLength={longestNote}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          </>
        )}
      </div>
      {quote.answer && eligible && !isTaken && (
        <BottomActionBar>
          <Button size="large" loading={booking} onClick={bookDay} className="grow px-4">
            {bookDayCopy.confirm(formatPesos(quote.answer.totalCentavos))}
          </Button>
        </BottomActionBar>
      )}
    </>
  )
}
