import {
  awaitsOf,
  booking as bookingCalls,
  desk,
  dayOf,
  isDay,
  formatMoment,
  hasPrice,
  isPricedByAgreement,
  isShownAtArrival,
  overrideAccess,
  overrideReasonLength,
  type DogEligibility,
} from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { officeBookingsCopy } from '../../../copy/office/desk/bookings.ts'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { AgreedPriceFields } from '../agreed-price/agreed-price-fields.tsx'
import { noPrice, writtenPrice } from '../agreed-price/written-price.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { IdentificationSeen } from '../booking-status/identification-seen.tsx'
import { RefusedMove } from '../booking-status/refused-move.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { TermsNote } from '../../../shared/business/terms-note.tsx'
import { PriceLines } from '../../../shared/orders/price-lines.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'
import { usePermission, useCanWrite } from '../../kit/permissions/use-permission.ts'
import { SignMissing } from '../../people/agreements/sign-missing.tsx'
import { RecordsForVisit } from '../../people/medical-records/records-for-visit.tsx'
import { deskLines } from '../../money/passes/pass-labels.ts'
import { EvaluationsPassed } from './evaluations-passed.tsx'
import { useWalkIn } from './use-walk-in.ts'
import { WaitInstead } from './wait-instead.tsx'
import type { Visit } from './visit-choice.ts'

type WalkInPriceProps = {
  dogs: readonly Dog[]
  visit: Visit | undefined
  /** The visitor's request behind this booking. */
  messageId: string | null
}

/** Price by line, validity of medical records, and the booking itself. */
export function WalkInPrice({ dogs, visit, messageId }: WalkInPriceProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{copy.price}</h2>
      {visit && dogs.length > 0 ? (
        <Priced dogs={dogs} visit={visit} messageId={messageId} />
      ) : (
        <p className="text-ink-soft">{copy.incomplete}</p>
      )}
    </section>
  )
}

function Priced({ dogs, visit, messageId }: WalkInPriceProps & { visit: Visit }) {
  const quoteRequest = {
    serviceId: visit.service.id,
    rumiIds: dogs.map(({ _id }) => _id),
    start: visit.start,
    end: visit.end,
    ...(visit.isSideBySide && { sideBySide: true as const }),
  }
  const [owner] = dogs
  const { days } = visit
  const single = useCall(bookingCalls.quote, days ? null : { body: quoteRequest })
  const { serviceId, rumiIds } = quoteRequest
  const series = useCall(
    bookingCalls.quoteDays,
    days ? { body: { serviceId, rumiIds, days: [...days] } } : null,
  )
  const found = days ? series : single
  const [reason, setReason] = useState('')
  const [draft, setDraft] = useState(noPrice)
  const [identified, setIdentified] = useState(false)
  const [evaluated, setEvaluated] = useState<ReadonlySet<string>>(new Set())
  const [attempted, setAttempted] = useState(false)
  const [taken, setTaken] = useState({ checkIn: false })
  const { book, booking, refusal } = useWalkIn(dogs, visit, { messageId, onPriceChanged: found.again })
  const previewQuery = useCall(
    desk.previewNew,
    days ? null : { body: { ...quoteRequest, ...(visit.resource && { resource: visit.resource }) } },
  )
  // The booking just created occupies the place.
  const noRoom = previewQuery.status === 'failed' && !booking ? previewQuery.refusal : undefined
  const mayWrite = useCanWrite('bookings')
  const quote = found.answer?.data.quote
  const mayCome = quote?.eligibility.every(({ ok }) => ok) ?? false
  const mayOverride =
    usePermission({ access: overrideAccess, area: 'bookings', toChange: true }) && days === undefined
  const isReasoned = reason.trim().length >= overrideReasonLength.min
  const papersHeldUntil = quote?.papersHeldUntil ?? null
  const isWaived = mayOverride && isReasoned
  const papersLater = !mayCome && !isWaived && papersHeldUntil !== null
  const ready = !noRoom && mayWrite && quote !== undefined && (mayCome || isWaived || papersLater)
  const override = mayCome || papersLater ? undefined : { reason: reason.trim() }
  const needsIdentification = quote?.eligibility.some(({ reasons }) =>
    reasons.some(({ code }) => isShownAtArrival(code)),
  )
  const evaluates = useCanWrite('medicalRecords')
  const onFirstDay = dogs.filter((dog) => isOnFirstDay(quote?.eligibility ?? [], dog))
  const isReviewed = !awaitsOf(quote?.eligibility ?? []).includes('papers')
  const mayArrive = isReviewed && (evaluates || onFirstDay.length === 0)
  const isEvaluated = onFirstDay.every(({ _id }) => evaluated.has(_id))
  const isAgreed = isPricedByAgreement(visit.service.serviceType)
  const { price: agreedPrice, faults } = isAgreed ? writtenPrice(draft) : { faults: {} }
  const take = ({ checkIn }: { checkIn: boolean }) => {
    setAttempted(true)
    if (Object.values(faults).some(Boolean)) return
    setTaken({ checkIn })
    void book({
      override,
      agreedPrice,
      totalCentavos: isAgreed ? undefined : (quote?.totalCentavos ?? undefined),
      checkIn,
      identified,
      evaluated: onFirstDay.map(({ _id }) => _id),
      papersLater,
    })
  }
  const isToday = !days && (isDay(visit.start) ? visit.start : dayOf(visit.start)) === businessToday()

  return (
    <Fetched fetchings={[found]}>
      {quote && (
        <div className="grid gap-4">
          {isAgreed ? (
            <AgreedPriceFields
              draft={draft}
              ivaPercent={quote.ivaPercent ?? 0}
              onChange={setDraft}
              faults={attempted ? faults : {}}
            />
          ) : (
            <>
              {hasPrice(quote) ? (
                <PriceLines
                  price={{ ...quote, lines: deskLines(quote.lines) }}
                  ivaPercent={quote.ivaPercent}
                />
              ) : (
                <p className="font-strong">{officeBookingsCopy.onRequest}</p>
              )}
              <TermsNote quote={quote} />
            </>
          )}
          <RecordsForVisit
            eligibility={quote.eligibility}
            dogs={dogs}
            serviceType={visit.service.serviceType}
            onAdded={found.again}
          />
          {owner && (
            <SignMissing
              clientId={owner.ownerId}
              serviceType={visit.service.serviceType}
              eligibility={quote.eligibility}
              onSigned={found.again}
            />
          )}
          {!mayCome && papersHeldUntil !== null && (
            <Notice>{copy.papersLater(formatMoment(papersHeldUntil, businessToday()))}</Notice>
          )}
          {needsIdentification &&
            (isToday ? (
              <IdentificationSeen checked={identified} onChange={setIdentified} />
            ) : (
              <p className="text-ink-soft">{copy.bringsIdentification}</p>
            ))}
          {isToday && mayArrive && (
            <EvaluationsPassed dogs={onFirstDay} evaluated={evaluated} onChange={setEvaluated} />
          )}
          {!mayCome &&
            (mayOverride ? (
              <TextAreaField
                label={copy.override}
                hint={copy.overrideHint}
                rows={2}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            ) : (
              papersHeldUntil === null && <Notice>{copy.onlyAdmin}</Notice>
            ))}
          {noRoom ? (
            <>
              <RefusedMove refusal={noRoom} onMadeRoom={previewQuery.again} />
              {noRoom.code === 'no-capacity' && <WaitInstead dogs={dogs} visit={visit} />}
            </>
          ) : (
            refusal && <RefusedMove refusal={refusal} onMadeRoom={() => take(taken)} />
          )}
          <div className="flex flex-wrap gap-3">
            <Button disabled={!ready} loading={booking === 'book'} onClick={() => take({ checkIn: false })}>
              {papersLater ? copy.bookPapersLater : copy.book}
            </Button>
            {isToday && mayArrive && (!isAgreed || agreedPrice) && (
              <Button
                tone="secondary"
                disabled={
                  !ready || papersLater || !isEvaluated || (needsIdentification && !identified && !override)
                }
                loading={booking === 'check-in'}
                onClick={() => take({ checkIn: true })}
              >
                {copy.bookAndCheckIn}
              </Button>
            )}
          </div>
        </div>
      )}
    </Fetched>
  )
}

const isOnFirstDay = (eligibility: readonly DogEligibility[], { _id }: Dog) =>
  eligibility.some(
    ({ rumiId, reasons }) => rumiId === _id && reasons.some(({ code }) => code === 'evaluation-first-day'),
  )
