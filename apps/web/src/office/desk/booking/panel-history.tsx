import { formatPesos, formatMoment, formatTime, type BookingEvent } from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { PanelSection } from '../../kit/record-page-parts.tsx'

/** History of a booking, newest first: steps and moves with time and author. */
export function PanelHistory({ events }: { events: readonly BookingEvent[] }) {
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
