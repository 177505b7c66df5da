import {
  type AnswerOf,
  type desk,
  type DeskBooking,
  holdsPlace,
  isReversible,
  formatPesos,
  formatMoment,
  formatTime,
  type BookingEvent,
} from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { DogCare, DogMedicalRecords } from '../visit-card/dog-care.tsx'
import { lastDayOf } from '../visit-card/visit-cards.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { DebtNotice } from '../../money/payments/debt-notice.tsx'
import { SaleInvoice } from '../../money/invoicing/sale-invoice.tsx'
import { ReportLinks } from '../report-cards/report-links.tsx'
import { useCanWrite, useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import { PanelFacts } from './panel-facts.tsx'
import { PanelMoney } from './panel-money.tsx'
import { PanelMove } from './panel-move.tsx'
import { PanelDogs } from './panel-dogs.tsx'
import { PanelReversal } from './panel-reversal.tsx'
import { PanelSection } from '../../kit/record-page-parts.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Day of the stay's report: today, or its last day if it is over. */
const reportDay = (booking: DeskBooking['booking']) => {
  const last = lastDayOf(booking)
  const today = businessToday()
  return last < today ? last : today
}

type PanelBodyProps = AnswerOf<typeof desk.booking>['data'] & { onChanged: () => Promise<void> }

/** Facts and actions of one booking. */
export function PanelBody({ deskBooking, addOns, events, messages, onChanged }: PanelBodyProps) {
  const mayWrite = useCanWrite('bookings')
  const mayCharge = useCanWrite('payments')
  const seesCare = useSeesDogCare()
  const named = deskBooking.dogs.length > 1
  const { status } = deskBooking.booking
  return (
    <div className="grid gap-6 pb-2">
      <DebtNotice {...deskBooking} />
      <PanelFacts
        deskBooking={deskBooking}
        addOns={addOns}
        messages={messages}
        mayWrite={mayWrite}
        onChanged={onChanged}
      />
      {seesCare && (
        <>
          {status !== 'cancelled' && (
            <PanelSection title={copy.sections.medicalRecords}>
              <Rows of={deskBooking.dogs} by={({ _id }) => _id} within="blocks">
                {({ _id }) => <DogMedicalRecords deskBooking={deskBooking} dogId={_id} named={named} />}
              </Rows>
            </PanelSection>
          )}
          <PanelSection title={copy.sections.care}>
            <Rows of={deskBooking.dogs} by={(dog) => dog._id} within="blocks">
              {(dog) => <DogCare dog={dog} named={named} />}
            </Rows>
            <div className="-ml-3 flex flex-wrap empty:hidden">
              <ReportLinks
                members={deskBooking.dogs.map((dog) => ({ dog, bookings: [deskBooking] }))}
                day={reportDay(deskBooking.booking)}
              />
            </div>
          </PanelSection>
        </>
      )}
      <PanelMoney deskBooking={deskBooking} mayWrite={mayCharge} onChanged={onChanged} />
      <SaleInvoice
        of={{ of: 'bookings', id: deskBooking.booking.id }}
        name={officeInvoicingCopy.booking}
        section={PanelSection}
        quiet
      />
      {mayWrite && <PanelMove deskBooking={deskBooking} addOns={addOns} onChanged={onChanged} />}
      {mayWrite && (holdsPlace(status) || isReversible(status)) && (
        <PanelSection title={copy.sections.correct}>
          <div className="flex flex-wrap gap-3">
            <PanelDogs deskBooking={deskBooking} onChanged={onChanged} />
            <PanelReversal deskBooking={deskBooking} onChanged={onChanged} />
          </div>
        </PanelSection>
      )}
      <PanelHistory events={events} />
    </div>
  )
}

/** History of a booking, newest first: steps and moves with time and author. */
function PanelHistory({ events }: { events: readonly BookingEvent[] }) {
  return (
    <PanelSection title={copy.sections.history}>
      <ol className="grid gap-1.5">
        <Rows of={events.toReversed()} by={(event) => event.id}>
          {(event) => (
            <li className="grid gap-x-4 sm:grid-cols-[16rem_1fr]">
              <span className="text-ink-soft tabular first-letter:uppercase">
                {formatMoment(event.at, businessToday())}
              </span>
              <span className="[overflow-wrap:anywhere]">
                <strong>{happened(event)}</strong> {copy.by(event.by)}
              </span>
            </li>
          )}
        </Rows>
      </ol>
    </PanelSection>
  )
}

/** Formats a move, stored as `from/to → from/to` followed by changed rooms. */
function movedNote(note: string) {
  const [, before, after, rooms = ''] = /^(\S+) → ([^\s,]+)(.*)$/.exec(note) ?? []
  if (!before || !after) return note
  const inWords = (span: string) => {
    const [start = '', end = ''] = span.split('/')
    return formatTime({ start, end }, businessToday())
  }
  return `${copy.movedTo(inWords(before), inWords(after))}${rooms}`
}

function happened(event: BookingEvent) {
  const { fromStatus, toStatus, note, agreedCentavos, discountCentavos, lateFeeCentavos } = event
  if (event.isReversal && fromStatus) return copy.reversedFor(copy.reversed[fromStatus] ?? '', note)
  if (fromStatus === null) return toStatus === 'checked-out' ? note : copy.asked
  if (discountCentavos !== null) return copy.discountOf(formatPesos(discountCentavos), note)
  if (lateFeeCentavos !== null) {
    const amount = formatPesos(lateFeeCentavos)
    return event.lateFeeWaived ? copy.lateFeeWaived(amount, note) : copy.lateFeeOf(amount, note)
  }
  if (agreedCentavos !== null) return copy.agreedOn(formatPesos(agreedCentavos), note)
  if (fromStatus === toStatus) return movedNote(note)
  return copy.became[toStatus]
}
