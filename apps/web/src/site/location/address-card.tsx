import { addressParts, telephoneLink, whatsappLink } from '@rumi/contract'
import { Clock, MapPin, MessageCircle, Navigation, Phone } from 'lucide-react'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { locationCopy } from '../../copy/site/location.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useBusiness, useOffers } from '../../shared/business/use-business.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { directionsTo } from './directions.ts'

/** Address, hours and directions (spec §2, 'Location'). */
export function AddressCard() {
  const copy = useCopy('location', locationCopy)
  const chrome = useCopy('chrome', chromeCopy)
  const { address, whatsapp } = copy
  const business = useBusiness()
  const { street, postalCode } = business.address
  const { quarter, city } = addressParts(business)
  const directions = directionsTo(business)
  return (
    <div className="grid gap-5 rounded-md bg-white p-6 shadow-soft md:p-8">
      <h2 className="text-xl">{address.title}</h2>
      <address className="flex gap-3 not-italic">
        <MapPin className="mt-0.5 size-6 shrink-0 text-rust" aria-hidden="true" />
        <span>
          {street}
          <br />
          {quarter}
          <br />
          {address.postalCode} {postalCode}, {city}
        </span>
      </address>
      <p className="flex gap-3">
        <Clock className="mt-0.5 size-6 shrink-0 text-rust" aria-hidden="true" />
        <span>
          {address.hours}
          {useOffers().includes('dayCare') && (
            <>
              <br />
              {address.dayCareHours}
            </>
          )}
        </span>
      </p>
      <p className="flex gap-3">
        <Phone className="mt-0.5 size-6 shrink-0 text-rust" aria-hidden="true" />
        <span className="min-w-0">
          {address.phone}{' '}
          <a href={telephoneLink(business.phone)} className="inline-block font-strong text-link underline">
            {business.phone}
          </a>
        </span>
      </p>
      <div className="grid gap-3">
        <h3 className="font-heading">{address.howToArrive}</h3>
        <div className="flex flex-wrap gap-3">
          <Way to={directions.googleMaps} name={copy.maps} />
          <Way to={directions.waze} name={copy.waze} />
        </div>
        <a
          href={whatsappLink(business.whatsapp, whatsapp.words)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook({ tone: 'quiet', className: 'px-2!' })}
        >
          <MessageCircle className="size-5" aria-hidden="true" />
          {whatsapp.label}
          <span className="sr-only">{chrome.footer.newTab}</span>
        </a>
      </div>
    </div>
  )
}

function Way({ to, name }: { to: string; name: string }) {
  const copy = useCopy('chrome', chromeCopy)
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={buttonLook({ className: 'grow' })}>
      <Navigation className="size-5 shrink-0" aria-hidden="true" />
      {name}
      <span className="sr-only">{copy.footer.newTab}</span>
    </a>
  )
}
