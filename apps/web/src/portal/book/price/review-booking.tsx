import { awaitsOf, formatPesos, type Quote, booking as bookingCalls, type BodyOf } from '@rumi/contract'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { scrollIntoViewIfHidden } from '../../../ui/hooks/focus/notice-in-sight.tsx'
import { BottomActionBar } from '../../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TermsNote } from '../../../shared/business/terms-note.tsx'
import { UnsignedNotice } from '../../agreements/unsigned-notice.tsx'
import { AwaitedWords } from '../../bookings/awaited-note.tsx'
import { BringIdentification } from '../../bookings/before-visit.tsx'
import { useMyBookings } from '../../bookings/list/use-my-bookings.ts'
import { useMyPasses } from '../../passes/use-my-passes.ts'
import { addOnsOf } from './add-ons-of.ts'
import { addressOf } from '../choices.ts'
import type { When } from '../dates/when-chosen.ts'
import { BeyondLimitNotice, isBeyondLimit } from '../beyond-limit-notice.tsx'
import { BookingRefusal } from '../booking-refusal.tsx'
import { ClashingDays } from '../dates/clashing-days.tsx'
import { ChooseAddOns } from './choose-add-ons.tsx'
import { ChoosePass, PaidByPass } from './choose-pass.tsx'
import { dayVerdictsIn } from '../dates/day-verdicts.ts'
import { DepositNote } from './deposit-note.tsx'
import { NoPlaceNotice } from '../dates/no-place-notice.tsx'
import { NotEligible } from '../dogs/not-eligible.tsx'
import { otherDaysHelp } from '../dogs/other-days-help.ts'
import { payingPasses } from './paying-passes.ts'
import { PendingRecordsNotice } from '../pending-records-notice.tsx'
import { QuoteCard } from './quote-card.tsx'
import { guestsOf, type StepProps } from '../step-props.ts'
import { TakenNotice } from '../dates/room-notices.tsx'
import { useCreateBooking } from '../use-create-booking.ts'
import { useChoosing, useNoteDraft } from '../use-choices.ts'
import { VisitSummary } from './visit-summary.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'

/** Refusals after which the displayed price and eligibility are stale. */
const staleAfter: readonly (string | null)[] = ['not-eligible', 'price-changed']

/** Length limit of a note in the contract. */
const longestNote = 500

/**
 * Review step: full price by line, then the booking. Preloads the confirmation with its data, so that it renders even
 * if the connection drops.
 */
export function ReviewBooking(props: StepProps & { when: When }) {
  const { offer, choices, when } = props
  const { service } = offer
  const navigate = useNavigate()
  const choose = useChoosing(choices)
  const note = useNoteDraft()
  const addOns = addOnsOf(props)
  const { usable, fetching: passesFetching } = useMyPasses()
  const passes = payingPasses(usable(service.serviceType), when)
  const passId = passes.find(({ id }) => id === choices.passId)?.id
  const request = {
    serviceId: service.id,
    rumiIds: [...choices.dogIds],
    ...addOns.request,
    ...(choices.sideBySide && choices.dogIds.length > 1 && { sideBySide: choices.sideBySide }),
    ...(passId !== undefined && { passId }),
  }
  const passIsKnown = choices.passId === undefined || passesFetching.status !== 'loading'
  useMyBookings()
  const quote = useQuote(request, when, passIsKnown)
  const { book, booking, refusal } = useCreateBooking(request, when)
  const isEligible = quote.answer?.eligibility.every(({ ok }) => ok) ?? false
  const papersHeldUntil = quote.answer?.papersHeldUntil ?? null
  const eligible = isEligible || papersHeldUntil !== null
  // Missing medical records have their own notice.
  const awaits = awaitsOf(quote.answer?.eligibility ?? []).filter((one) => isEligible || one !== 'papers')
  const daysHelp = otherDaysHelp(quote.answer?.eligibility ?? [])
  const issues = [...(refusal?.issues ?? []), ...(quote.refusal?.issues ?? [])]
  const problemWith = (place: number) => issues.find(({ path }) => path === `addOns.${place}`)?.message
  const isAboutAddOn = addOns.chosen.some((_, place) => problemWith(place) !== undefined)
  // Another day does not fix an error about the dogs themselves.
  const isAboutDogs = issues.some(({ path }) => path === 'rumiIds')
  const verdicts = refusal && dayVerdictsIn(refusal)
  const isTaken = refusal?.code === 'no-capacity' && !isAboutAddOn && !isAboutDogs
  const noPlace = isTaken ? null : quote.answer?.noPlace

  const confirm = async () => {
    if (!quote.answer) return
    const outcome = await book(note.text.trim(), {
      expectedTotalCentavos: quote.answer.totalCentavos,
      papersLater: papersHeldUntil !== null,
    })
    if (!outcome.ok) return staleAfter.includes(outcome.refusal.code) ? quote.again() : undefined
    note.forget()
    await navigate(paths.booked(outcome.answer.map(({ id }) => id).join(',')), { replace: true })
  }

  return (
    <>
      <PageHeader title={bookCopy.priceQuestion} />
      <PrefetchPageLinks page={paths.booked('prefetched')} />
      <div className={twoColumns.frame}>
        <div className={twoColumns.main}>
          <div className="grid gap-5 max-lg:-order-2">
            {refusal && (
              <div ref={scrollIntoViewIfHidden} className="scroll-mt-20">
                {verdicts ? (
                  <ClashingDays verdicts={verdicts} choices={choices} />
                ) : isTaken ? (
                  <TakenNotice {...props} message={refusal.message} />
                ) : isBeyondLimit(refusal) ? (
                  <BeyondLimitNotice refusal={refusal} choices={choices} words={service.name} />
                ) : (
                  <BookingRefusal refusal={refusal} choices={choices} />
                )}
              </div>
            )}
            {noPlace && eligible && <NoPlaceNotice {...props} noPlace={noPlace} />}
            <VisitSummary {...props} guests={guestsOf(props)} />
          </div>
          {quote.answer && !eligible && (
            <NotEligible family={props.family} eligibility={quote.answer.eligibility}>
              <div className="mt-4 flex flex-wrap gap-3">
                {daysHelp && (
                  <LinkButton to={addressOf(choices, { step: 'fechas' })}>{bookCopy.otherDay}</LinkButton>
                )}
                <LinkButton
                  tone={daysHelp ? 'secondary' : 'primary'}
                  to={addressOf(choices, { step: 'rumis' })}
                >
                  {bookCopy.fixMedicalRecords}
                </LinkButton>
              </div>
            </NotEligible>
          )}
          <UnsignedNotice serviceType={service.serviceType} />
          {quote.answer && papersHeldUntil !== null && (
            <PendingRecordsNotice {...props} eligibility={quote.answer.eligibility} until={papersHeldUntil} />
          )}
          {eligible && awaits.length > 0 && (
            <Notice>
              <AwaitedWords awaits={awaits} />
            </Notice>
          )}
          <BringIdentification serviceType={service.serviceType} />
          {quote.answer && eligible && quote.answer.hints.length > 0 && noPlace?.lack !== 'weight' && (
            <Notice>
              {quote.answer.hints.map(({ rumiId, message }) => (
                <p key={rumiId}>{message}</p>
              ))}
              <LinkButton tone="secondary" to={addressOf(choices, { step: 'rumis' })} className="mt-3">
                {bookCopy.writeWeight}
              </LinkButton>
            </Notice>
          )}
          {(eligible || isAboutAddOn) && (
            <>
              <ChooseAddOns {...props} addOns={addOns} problemWith={problemWith} />
              <ChoosePass
                passes={passes}
                chosenId={passId}
                onChoose={(id) => choose({ passId: id, step: 'precio' })}
              />
            </>
          )}
        </div>
        <div className={twoColumns.side}>
          {quote.status === 'loading' && !quote.answer && (
            <SkeletonList label={errorMessagesCopy.loading} count={2} />
          )}
          {quote.refusal && !isAboutAddOn && (
            <ErrorState
              title={errorMessagesCopy.title}
              text={quote.refusal.message}
              retryLabel={errorMessagesCopy.retry}
              onRetry={quote.again}
            />
          )}
          {quote.answer && eligible && (
            <>
              <div className="grid gap-5 max-lg:-order-1" aria-busy={!quote.isLatest}>
                <QuoteCard quote={quote.answer} />
                <PaidByPass passes={passes} quote={quote.answer} />
                <DepositNote quote={quote.answer} />
                <TermsNote quote={quote.answer} />
              </div>
              <TextAreaField
                label={bookCopy.notes}
                hint={bookCopy.notesHint}
                optionalLabel={errorMessagesCopy.optional}
                maxLength={longestNote}
                value={note.text}
                onChange={(event) => note.write(event.target.value)}
              />
            </>
          )}
          {quote.answer && eligible && !noPlace && !isTaken && !verdicts && (
            <BottomActionBar beside>
              <Button
                loading={booking}
                disabled={!quote.isLatest}
                onClick={confirm}
                className="min-h-14 grow px-4"
              >
                {papersHeldUntil !== null ? bookCopy.confirmLater : confirmWords(quote.answer)}
              </Button>
            </BottomActionBar>
          )}
        </div>
      </div>
    </>
  )
}

function confirmWords({ totalCentavos }: Pick<Quote, 'totalCentavos'>) {
  if (totalCentavos === null) return bookCopy.confirmUnpriced
  return totalCentavos > 0 ? bookCopy.confirm(formatPesos(totalCentavos)) : bookCopy.confirmPaid
}

type Request = Omit<BodyOf<typeof bookingCalls.quote>, 'start' | 'end'>

/** Quote for a request; keeps the previous one, marked as stale, while a change is priced. */
function useQuote(request: Request, when: When, isReady = true) {
  const byDays = 'days' in when ? { body: { ...request, days: [...when.days] } } : null
  const bySpan = 'days' in when ? null : { body: { ...request, ...when } }
  const daysQuote = useCall(bookingCalls.quoteDays, isReady ? byDays : null)
  const spanQuote = useCall(bookingCalls.quote, isReady ? bySpan : null)
  const quoteQuery = 'days' in when ? daysQuote : spanQuote
  const shown = quoteQuery.answer ?? (quoteQuery.status === 'loading' ? quoteQuery.lastAnswer : undefined)
  return {
    ...quoteQuery,
    answer: shown?.data.quote,
    isLatest: quoteQuery.status === 'ready' && !quoteQuery.isFetching,
  }
}
