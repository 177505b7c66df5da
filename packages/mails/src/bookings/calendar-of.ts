import { calendarEntry } from '@rumi/contract'
import { otherDays, totalOf } from './booking-facts.ts'
import type { MailBusiness } from '../business.ts'
import type { BookingDetails, MailData, MailKind } from '../mail-data.ts'

/** Mails after which what stands in one's calendar is no longer so. */
const changesCalendar = [
  'booking-requested',
  'booking-confirmed',
  'booking-moved',
  'booking-priced',
  'booking-cancelled',
  'booking-expired',
] as const satisfies readonly MailKind[]

const detailsIn = (kind: MailKind, data: MailData[MailKind]): BookingDetails | undefined =>
  changesCalendar.some((one) => one === kind) && 'parts' in data ? data : undefined

/** Returns the calendar file of a booking mail. A cancelled booking removes its entry. */
export function calendarOf(kind: MailKind, data: MailData[MailKind], business: MailBusiness) {
  const details = detailsIn(kind, data)
  // A mail of several days has several entries, each of which its own page gives.
  if (!details || otherDays(details).length > 0) return undefined
  const price = { lines: details.lines, totalCentavos: totalOf(details) }
  return calendarEntry({ ...details, price }, business)
}
