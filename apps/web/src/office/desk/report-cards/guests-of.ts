import type { RecordOf, Resources } from '@rumi/contract'
import type { ReportCard } from '@rumi/data-layer'

type Booking = RecordOf<Resources['bookings']>

/** A dog's visit of the day, with its report card if started. */
export type Guest = { booking: Booking; rumiId: string; card: ReportCard | undefined }

type HouseDay = { booked: readonly Booking[]; cards: readonly ReportCard[]; day: string }

const turnOf = ({ card }: Guest) => (card?.sentAt ? 2 : card ? 0 : 1)

/** Visits of a day: started cards first, then missing ones, then sent ones. */
export const guestsOf = ({ booked, cards, day }: HouseDay): Guest[] =>
  booked
    .filter(({ status }) => status === 'checked-in' || status === 'checked-out')
    .flatMap((booking) =>
      booking.rumiIds.map((rumiId) => ({
        booking,
        rumiId,
        card: cards.find((one) => one.bookingId === booking.id && one.rumiId === rumiId && one.day === day),
      })),
    )
    .toSorted((one, other) => turnOf(one) - turnOf(other))
