import { isPaidByPass } from '../money/account-together.ts'
import { calendarFile } from './calendar-file.ts'
import { formatList } from '../business/people-words.ts'
import type { BookingStatus } from '../bookings/booking-states.ts'
import type { BusinessSettings } from '../business/business-settings.ts'
import { formatPesos } from '../money/money.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** A booking as it stands in the calendar of its owner. */
export type CalendarEntry = {
  id: string
  version: number
  start: string
  end: string
  status: BookingStatus
  updatedAt: string
  service: string
  serviceType: ServiceType
  dogs: readonly string[]
  /** Price including its add-ons. */
  price: { lines: readonly { amountCentavos: number }[]; totalCentavos: number }
  /** URL to view and change it. */
  link: string
}

function priceOf({ serviceType, price }: Pick<CalendarEntry, 'serviceType' | 'price'>) {
  if (isPaidByPass(price)) return 'Pagado con tu pase.'
  if (serviceType === 'Evento' && price.totalCentavos === 0) return 'El precio lo acordamos contigo.'
  return `Total: ${formatPesos(price.totalCentavos)}.`
}

/** The file of a booking for one's own calendar: the same from the account and from its mail, so that one replaces the other. */
export const calendarEntry = (
  entry: CalendarEntry,
  house: Pick<BusinessSettings, 'name' | 'address' | 'municipality' | 'state' | 'hotel'>,
) =>
  calendarFile({
    ...entry,
    isHotel: entry.serviceType === 'Hotel',
    title: `${entry.service}: ${formatList(entry.dogs)}`,
    text: `Reserva en ${house.name}. ${priceOf(entry)} Cámbiala o cancélala aquí: ${entry.link}`,
    house,
  })
