import {
  dayOf,
  isDay,
  quoteBooking,
  requirementsOf,
  withExtras,
  countedIn,
  eachDay,
  nightsBetween,
} from '@rumi/contract'
import { guestBookingCopy } from '../../copy/portal/guest-booking.ts'
import { medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { paths } from '../../shared/business/paths.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { BottomActionBar } from '../../ui/layout/bottom-action-bar.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { twoColumns } from '../../ui/layout/two-columns.ts'
import { inAccount, addressOf } from '../book/choices.ts'
import { whenChosen, type When } from '../book/dates/when-chosen.ts'
import { addOnsOf } from '../book/price/add-ons-of.ts'
import { ChooseAddOns } from '../book/price/choose-add-ons.tsx'
import { QuoteCard } from '../book/price/quote-card.tsx'
import { guestsOf, type StepProps } from '../book/step-props.ts'
import { VisitSummary } from '../book/price/visit-summary.tsx'
import { AgeNotice } from './age-notice.tsx'
import { bookCopy } from '../../copy/portal/book.ts'
import { fullDaysOf, isWithoutRoom } from '../book/dates/next-free.ts'
import { useCalendar } from '../book/dates/use-calendar.ts'

/** Review for guests: price by line, computed as on the server, then the account. */
export function GuestReview(props: StepProps) {
  const when = whenChosen(props.choices, props.offer.service.serviceType)
  return when && <Review {...props} when={when} />
}

function Review(props: StepProps & { when: When }) {
  const { offer, choices, when } = props
  const { service } = offer
  const business = useBusiness()
  const guests = guestsOf(props)
  const addOns = addOnsOf(props)
  const price = withExtras(
    quoteBooking({ service, dogs: guests.map(({ dog }) => dog), ...spanOf(when) }, business),
    addOns.chosen.map((one) => ({
      service: one.service,
      dogs: one.guests,
      day: addOns.stay.end,
    })),
    business,
  )
  const volver = inAccount(choices, 'precio')
  const requirements = requirementsOf(service.serviceType, business)
  const medicalRecords = requirements.filter(({ key }) => key !== 'age' && key !== 'evaluation')

  return (
    <>
      <PageHeader title={guestBookingCopy.priceQuestion} lead={guestBookingCopy.priceLead} />
      <div className={twoColumns.frame}>
        <div className={twoColumns.main}>
          <div className="grid gap-5 max-lg:-order-2">
            <AgeNotice serviceType={service.serviceType} guests={guests} day={firstDayOf(when)} />
            <GuestPlaceNotice {...props} />
            <VisitSummary {...props} guests={guests} />
          </div>
          <ChooseAddOns {...props} addOns={addOns} problemWith={() => undefined} />
          {medicalRecords.length > 0 && (
            <section className="rounded-md bg-sand p-5">
              <h2 className="text-lg">{guestBookingCopy.medicalRecordsTitle}</h2>
              <ul className="mt-2 list-disc pl-5">
                {medicalRecords.map(({ key, label }) => (
                  <li key={key}>{label}</li>
                ))}
              </ul>
              <p className="mt-2 text-sm text-ink-soft">{guestBookingCopy.medicalRecordsText}</p>
              {requirements.some(({ key }) => key === 'evaluation') && (
                <p className="mt-2 text-sm">
                  {guestBookingCopy.evaluation(medicalRecordsCopy.whatToDo(business).evaluation)}
                </p>
              )}
            </section>
          )}
        </div>
        <div className={twoColumns.side}>
          <div className="max-lg:-order-1">
            <QuoteCard quote={price} />
          </div>
          <Notice>
            <h2 className="text-lg">{guestBookingCopy.accountTitle}</h2>
            <p>{guestBookingCopy.accountText}</p>
            <LinkButton tone="secondary" to={paths.login({ volver })} className="mt-3">
              {guestBookingCopy.haveAccount}
            </LinkButton>
          </Notice>
          <BottomActionBar beside>
            <LinkButton to={paths.register({ volver })} className="min-h-14 grow">
              {guestBookingCopy.register}
            </LinkButton>
          </BottomActionBar>
        </div>
      </div>
    </>
  )
}

/** Time for pricing: single guardería days instead of the span between them. */
function spanOf(when: When) {
  if (!('days' in when)) return when
  return { start: when.days[0] ?? '', end: when.days.at(-1) ?? '', separateDays: when.days }
}

const firstDayOf = (when: When) => {
  const { start } = spanOf(when)
  return isDay(start) ? start : dayOf(start)
}

/** Notice that days chosen with a quote have no place for these dogs, with a link to the calendar. */
function GuestPlaceNotice(props: StepProps & { when: When }) {
  const { offer, choices, when } = props
  const { serviceType } = offer.service
  const counting = countedIn[serviceType]
  const first = 'days' in when ? when.days[0] : when.start
  const day = first === undefined || isDay(first) ? first : dayOf(first)
  const { left, open, rooms } = useCalendar({ service: offer.service, guests: guestsOf(props), about: day })
  if (counting === 'hours') return null
  const isFull =
    counting === 'nights' && 'start' in when
      ? fullDaysOf(when.start, { serviceType, count: nightsBetween(when.start, when.end) }, left).length >
          0 || isWithoutRoom(when, rooms)
      : daysIn(when).some((one) => open.get(one) === 0)
  if (!isFull) return null
  return (
    <Notice tone="warning">
      <h2 className="text-lg">{counting === 'nights' ? bookCopy.noPlace.full : bookCopy.noPlaceThen.days}</h2>
      <LinkButton tone="secondary" to={addressOf(choices, { step: 'fechas' })} className="mt-3">
        {bookCopy.otherDay}
      </LinkButton>
    </Notice>
  )
}

const daysIn = (when: When) => ('days' in when ? when.days : eachDay(when.start, when.end))
