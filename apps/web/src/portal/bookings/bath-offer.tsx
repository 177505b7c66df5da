import { dayOf, isDay, type CatalogService } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { paths } from '../../shared/business/paths.ts'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import type { ServiceOf } from '../../shared/cancelling/add-on-bookings.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'

type BathOfferProps = {
  booking: Booking
  service: Pick<CatalogService, 'serviceType'>
  /** Bookings inside the stay: their services are not offered again. */
  inside: readonly Booking[]
  serviceOf: ServiceOf
}

/** Offers a bath on the last day of the stay: opens its calendar with the same dogs. */
export function BathOffer({ booking, service, inside, serviceOf }: BathOfferProps) {
  const { serviceType } = service
  if (serviceType === 'Grooming' || serviceType === 'Extra-Grooming' || serviceType === 'Evento') return null
  if (inside.some((visit) => serviceOf(visit.serviceId)?.serviceType === 'Grooming')) return null
  const lastDay = isDay(booking.end) ? booking.end : dayOf(booking.end)
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-sand p-5">
      <div>
        <h2 className="text-lg">{bookingsCopy.bathTitle}</h2>
        <p>{bookingsCopy.bathText}</p>
      </div>
      <LinkButton
        tone="ink"
        to={paths.book({
          servicio: 'estetica',
          rumis: booking.rumiIds.join(','),
          desde: lastDay,
          paso: 'fechas',
        })}
      >
        {bookingsCopy.bath}
      </LinkButton>
    </section>
  )
}
