import { addressParts, telephoneLink, whatsappLink } from '@rumi/contract'
import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { contactCopy } from '../../copy/site/contact.ts'
import { locationCopy } from '../../copy/site/location.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useBusiness, useOffers } from '../../shared/business/use-business.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'

const linkLook =
  'inline-flex min-h-10 max-w-full [overflow-wrap:anywhere] items-center font-strong text-link underline'

/** WhatsApp with the message prefilled, phone, mail, address and hours. */
export function DirectWays({ name, message }: { name: string; message: string }) {
  const copy = useCopy('location', locationCopy)
  const contactWords = useCopy('contact', contactCopy)
  const chrome = useCopy('chrome', chromeCopy)
  const { direct } = contactWords
  const { address } = copy
  const business = useBusiness()
  const { phone, whatsapp, email } = business
  const { street, postalCode } = business.address
  const { quarter, city } = addressParts(business)
  return (
    <aside className="grid gap-5 rounded-md bg-sand p-6 md:p-8">
      <h2 className="text-lg">{direct.title}</h2>
      <p>{direct.lead}</p>
      <a
        href={whatsappLink(whatsapp, contactWords.whatsappWords(name, message))}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({ tone: 'ink' })}
      >
        <MessageCircle className="size-5" aria-hidden="true" />
        {direct.whatsapp}
        <span className="sr-only">{chrome.footer.newTab}</span>
      </a>
      <ul className="grid gap-4">
        <Way icon={<Phone />}>
          <a href={telephoneLink(phone)} className={linkLook}>
            {phone}
          </a>
        </Way>
        <Way icon={<Mail />}>
          <a href={`mailto:${email}`} className={linkLook}>
            {email}
          </a>
        </Way>
        <Way icon={<MapPin />}>
          <address className="not-italic">
            {street}, {quarter}, {address.postalCode} {postalCode}, {city}
          </address>
          <Link to={publicPaths.location()} prefetch="intent" className={linkLook}>
            {contactWords.elsewhere}
          </Link>
        </Way>
        <Way icon={<Clock />}>
          {address.hours}
          {useOffers().includes('dayCare') && (
            <>
              <br />
              {address.dayCareHours}
            </>
          )}
        </Way>
      </ul>
    </aside>
  )
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden="true" className="mt-2 shrink-0 text-rust">
        {icon}
      </span>
      <div className="min-w-0 self-center">{children}</div>
    </li>
  )
}
