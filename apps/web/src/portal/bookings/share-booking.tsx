import {
  dayOf,
  holdsPlace,
  isDay,
  formatTime,
  calendarEntry,
  type CatalogService,
  formatList,
} from '@rumi/contract'
import type { Booking, Dog } from '@rumi/data-layer'
import { CalendarPlus, Share2 } from 'lucide-react'
import { paths } from '../../shared/business/paths.ts'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { downloadFile } from '../../ui/hooks/download-file.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import type { BusinessInfo } from '../../shared/business/business-info.ts'
import { withFacts } from '../../shared/business/with-facts.ts'

type Shared = { service: string; names: readonly string[]; when: string; business: BusinessInfo }

/** WhatsApp message with dogs, service, time and place. */
export function whatsappShare({ service, names, when, business }: Shared) {
  const { street, neighbourhood } = business.address
  const words = bookingsCopy.shared(
    service,
    formatList(names),
    names.length,
    when,
    `${street}, ${neighbourhood}`,
  )
  return `https://wa.me/?text=${encodeURIComponent(withFacts(words, business))}`
}

type ShareBookingProps = {
  booking: Booking
  /** Price including inner bookings. */
  price: Pick<Booking, 'lines' | 'totalCentavos'>
  service: Pick<CatalogService, 'serviceType' | 'name'> | undefined
  dogs: readonly Dog[]
}

/** Adds the booking to a calendar or shares it. */
export function ShareBooking({ booking, price, service, dogs }: ShareBookingProps) {
  const business = useBusiness()
  if (!service || !holdsPlace(booking.status)) return null
  const when = formatTime(booking, businessToday())

  const addToCalendar = () => {
    const link = `${window.location.origin}${paths.booking(booking.id)}`
    const file = calendarEntry(
      {
        ...booking,
        ...service,
        service: service.name,
        dogs: dogs.map(({ name }) => name),
        price,
        id: booking.id,
        link,
      },
      business,
    )
    const day = isDay(booking.start) ? booking.start : dayOf(booking.start)
    downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), bookingsCopy.fileName(day))
  }

  return (
    <div className="no-print -mb-2 border-t border-line pt-2">
      <div className="-mx-4 flex flex-wrap gap-x-2">
        <Button tone="quiet" size="small" className="min-h-12" onClick={addToCalendar}>
          <CalendarPlus className="size-5" aria-hidden="true" />
          {bookingsCopy.toCalendar}
        </Button>
        <a
          href={whatsappShare({ service: service.name, names: dogs.map(({ name }) => name), when, business })}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook({ tone: 'quiet', size: 'small', className: 'min-h-12' })}
        >
          <Share2 className="size-5" aria-hidden="true" />
          {bookingsCopy.share}
        </a>
      </div>
    </div>
  )
}
