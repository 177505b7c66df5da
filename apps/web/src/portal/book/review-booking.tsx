import { formatPesos, type Quote } from '@rumi/contract'
import { bookings, fetchDaysQuote, fetchQuote } from '@rumi/data-layer'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useAsked, useSend, type Refusal } from '../../app/store.ts'
import { bookCopy } from '../../copy/book.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { BottomActionBar } from '../../ui/bottom-action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { addressOf, type When } from './choices.ts'
import { DepositNote } from './deposit-note.tsx'
import { NotEligible } from './not-eligible.tsx'
import { PaidByPass } from './paid-by-pass.tsx'
import { QuoteCard } from './quote-card.tsx'
import { guestsOf, type StepProps } from './step-props.ts'
import { TakenNotice } from './taken-notice.tsx'
import { useKeptNote } from './use-kept-note.ts'
import { VisitSummary } from './visit-summary.tsx'

/** How long a note may be, as the wire has it. */
const longestNote = 500

/** The full price, line by line, before anything is bound; then the booking itself. */
export function ReviewBooking(props: StepProps & { when: When }) {
  const { offer, choices, when } = props
  const { service } = offer
  const asked = { serviceId: service.id, rumiIds: [...choices.dogIds] }
  const quote = useAsked<Quote>(
    (signal) =>
      'days' in when
        ? fetchDaysQuote({ ...asked, days: [...when.days] }, { signal })
        : fetchQuote({ ...asked, ...when }, { signal }),
    JSON.stringify([asked, when]),
  )
  const send = useSend()
  const navigate = useNavigate()
  const note = useKeptNote()
  const [booking, setBooking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const eligible = quote.answer?.eligibility.every(({ ok }) => ok) ?? false
  const isTaken = refusal?.code === 'no-capacity'

  const book = async () => {
    setBooking(true)
    setRefusal(undefined)
    const notes = note.text.trim()
    const request = { ...asked, ...(notes && { notes }) }
    const outcome =
      'days' in when
        ? await send(bookings.calls.bookDays({ ...request, days: [...when.days] }))
        : await send(bookings.calls.create({ ...request, ...when }))
    setBooking(false)
    if (outcome.ok) {
      note.forget()
      const made = [outcome.answer].flat()
      return navigate(paths.booked(made.map(({ id }) => id).join(',')), { replace: true })
    }
    setRefusal(outcome.refusal)
    if (outcome.refusal.code === 'not-eligible') quote.again()
  }

  return (
    <>
      <PageHeader title={bookCopy.priceQuestion} />
      <div className="grid gap-5">
        {isTaken && <TakenNotice {...props} message={refusal.message} />}
        {refusal && !isTaken && <Notice tone="problem">{refusal.message}</Notice>}
        <VisitSummary {...props} guests={guestsOf(props)} />
        {quote.status === 'loading' && <SkeletonList label={troubleCopy.loading} count={2} />}
        {quote.status === 'failed' && (
          <ErrorState
            title={troubleCopy.title}
            text={quote.refusal?.message ?? troubleCopy.server}
            retryLabel={troubleCopy.retry}
            onRetry={quote.again}
          />
        )}
        {quote.answer && !eligible && (
          <NotEligible family={props.family} eligibility={quote.answer.eligibility}>
            <div className="mt-4 flex flex-wrap gap-3">
              <LinkButton to={addressOf(choices, { step: 'fechas' })}>{bookCopy.otherDay}</LinkButton>
              <LinkButton tone="secondary" to={addressOf(choices, { step: 'rumis' })}>
                {bookCopy.fixPapers}
              </LinkButton>
            </div>
          </NotEligible>
        )}
        {quote.answer && eligible && (
          <>
            <QuoteCard quote={quote.answer} />
            <PaidByPass serviceType={service.serviceType} quote={quote.answer} />
            <DepositNote serviceType={service.serviceType} when={when} quote={quote.answer} />
            <TextAreaField
              label={bookCopy.notes}
              hint={bookCopy.notesHint}
              optionalLabel={troubleCopy.optional}
              maxLength={longestNote}
              value={note.text}
              onChange={(event) => note.write(event.target.value)}
            />
          </>
        )}
      </div>
      {quote.answer && eligible && !isTaken && (
        <BottomActionBar>
          <Button size="large" loading={booking} onClick={book} className="grow px-4">
            {quote.answer.totalCentavos > 0
              ? bookCopy.confirm(formatPesos(quote.answer.totalCentavos))
              : bookCopy.confirmPaid}
          </Button>
        </BottomActionBar>
      )}
    </>
  )
}
