import {
  dayOf,
  formatDay,
  formatPesos,
  formatTheHour,
  holdsPlace,
  isPricedByQuote,
  type DeskBooking,
  type VisitStatus,
} from '@rumi/contract'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { dayBoardCopy as copy } from '../../../copy/office/desk/day-board.ts'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import { DogFacts } from './dog-facts.tsx'
import { debtOf, owedBy, lackingOf } from './card-facts.ts'
import type { DogOnBoard, VisitCard } from './visit-cards.ts'
import { DoorOpen } from 'lucide-react'

type VisitFactsProps = { card: VisitCard; day: string }

/**
 * The place of a card for facts about the visit. Renders only what there is to know; a fact about one dog belongs into `DogFacts`.
 */
export function VisitFacts({ card, day }: VisitFactsProps) {
  const { bookings, members, dogs } = card
  const seesCare = useSeesDogCare()
  const owedCentavos = owedBy(card)
  const debtCentavos = members.some(({ visit }) => isOpen(visit.status)) ? debtOf(card) : 0
  const named = dogs.length > 1
  return (
    <div className="grid min-w-0 content-start gap-1 [grid-area:facts]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
        {members.map((member) => (
          <AtEntrance key={member.visit.id} member={member} named={named} />
        ))}
        {members.map((member) => (
          <Punctuality key={member.visit.id} member={member} named={named} />
        ))}
        <Departure card={card} day={day} />
        {bookings.filter(addsToSection).map(({ booking }) => (
          <StateChip key={booking.id} tone={bookingStatusCopy[booking.status].tone}>
            {bookingStatusCopy[booking.status].word}
          </StateChip>
        ))}
        {bookings.some(isToAgree) && <span className="font-strong">{copy.toAgree}</span>}
        {owedCentavos > 0 && <span className="tabular">{copy.owed(formatPesos(owedCentavos))}</span>}
        {debtCentavos > 0 && (
          <StateChip tone="soon">{officePaymentsCopy.balance.debt(formatPesos(debtCentavos))}</StateChip>
        )}
      </div>
      {seesCare && members.map((member) => <DogFacts key={member.visit.id} member={member} named={named} />)}
      {bookings
        .filter(({ booking }) => booking.notes)
        .map(({ booking }) => (
          <p key={booking.id} className="[overflow-wrap:anywhere]">
            <strong>{copy.notes}:</strong> {booking.notes}
          </p>
        ))}
    </div>
  )
}

/** Late arrival, overdue departure, and who collected the dog. */
function Punctuality({ member, named }: { member: DogOnBoard; named: boolean }) {
  const { visit, dog } = member
  const { status, lateSince, expectedAt, expectedUntil, collectedBy } = visit
  const today = businessToday()
  const name = named && <span>{`${dog.name}: `}</span>
  const momentOf = (instant: string) =>
    dayOf(instant) === today ? `a ${formatTheHour(instant)}` : copy.onDay(formatDay(dayOf(instant), today))
  if (status === 'gone')
    return collectedBy ? (
      <span>
        {name}
        <span>{copy.collectedByName(collectedBy)}</span>
      </span>
    ) : null
  if (lateSince === null) return null
  return (
    <StateChip tone={status === 'expected' ? 'soon' : 'expired'}>
      {name}
      <span>
        {status === 'expected' ? copy.late(momentOf(expectedAt)) : copy.overdue(momentOf(expectedUntil))}
      </span>
    </StateChip>
  )
}

/** Day of departure, which the dogs of a card share; renders nothing for dogs that come and leave on one day. */
function Departure({ card: { members }, day }: VisitFactsProps) {
  const [visit] = members.map((member) => member.visit).filter(({ status }) => isOpen(status))
  if (!visit || visit.lateSince !== null) return null
  const last = dayOf(visit.expectedUntil)
  if (last > day) return <span>{copy.until(formatDay(last, businessToday()))}</span>
  return visit.day < day ? <StateChip tone="neutral">{copy.leavesToday}</StateChip> : null
}

const isOpen = (status: VisitStatus) => status === 'expected' || status === 'in-house'

/** True for a status that its section does not imply. */
const addsToSection = ({ booking: { status } }: DeskBooking) =>
  status === 'pending' || status === 'cancelled' || status === 'no-show'

const isToAgree = ({ booking }: DeskBooking) => holdsPlace(booking.status) && isPricedByQuote(booking)

const atEntranceCopy = copy.atEntrance

/** Statement of a family that its dog is at the entrance. Of a present dog it shows only what changed in its care. */
function AtEntrance({ member, named }: { member: DogOnBoard; named: boolean }) {
  const { dog, visit } = member
  const { announcement, status } = visit
  if (!announcement || (status === 'in-house' && announcement.care !== 'changed')) return null
  const { care, note } = announcement
  const isExpected = status === 'expected'
  const isUnsigned = isExpected && lackingOf(member).some(({ code }) => code === 'agreement-unsigned')
  const facts = [
    isExpected && atEntranceCopy.says,
    atEntranceCopy.care[care],
    isExpected && (isUnsigned ? atEntranceCopy.unsigned : atEntranceCopy.signed),
  ].filter(Boolean)
  return (
    <>
      <StateChip tone={care === 'changed' || isUnsigned ? 'soon' : 'ok'} icon={DoorOpen}>
        {named && <span>{`${dog.name}: `}</span>}
        <span className="inline-block first-letter:uppercase">{facts.join(' · ')}</span>
      </StateChip>
      {note && <span className="[overflow-wrap:anywhere]">«{note}»</span>}
    </>
  )
}
