import { addressLine, mapLink } from '@rumi/contract'
import { MapPin } from 'lucide-react'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { useBusiness } from '../../shared/business/use-business.ts'

/** Address of the business, with a link to the phone's map. */
export function WhereItIs() {
  const business = useBusiness()
  return (
    <p className="w-full text-left">
      {addressLine(business)}
      <a
        href={mapLink(business.address)}
        target="_blank"
        rel="noopener noreferrer"
        className="no-print flex min-h-12 items-center gap-2 text-link underline"
      >
        <MapPin className="size-5 shrink-0" aria-hidden="true" />
        {bookingsCopy.howToGetThere}
      </a>
    </p>
  )
}
