import { telephoneLink, whatsappLink } from '@rumi/contract'
import { MessageCircle, Phone, Store } from 'lucide-react'
import { Link } from 'react-router'
import { portalCopy } from '../copy/portal/portal.ts'
import { paths } from '../shared/business/paths.ts'
import { useBusiness } from '../shared/business/use-business.ts'
import { useFacts } from '../shared/business/use-copy.ts'

const look =
  'flex min-h-12 items-center gap-3 rounded-full px-4 font-strong text-ink-soft hover:bg-sand hover:text-ink'

/** Shop, telephone and WhatsApp of the business. */
export function BusinessLinks({ className = '' }: { className?: string }) {
  const { phone, whatsapp } = useBusiness()
  const fillFacts = useFacts()
  return (
    <ul className={className}>
      <li>
        <Link prefetch="intent" to={paths.shop()} className={look}>
          <Store className="size-6 shrink-0" aria-hidden="true" />
          {portalCopy.shop}
        </Link>
      </li>
      <li>
        <a href={telephoneLink(phone)} className={look}>
          <Phone className="size-6 shrink-0" aria-hidden="true" />
          <span className="whitespace-nowrap tabular">
            <span className="sr-only">{portalCopy.call} </span>
            {phone}
          </span>
        </a>
      </li>
      <li>
        <a
          href={whatsappLink(whatsapp, fillFacts(portalCopy.whatsappWords))}
          target="_blank"
          rel="noopener noreferrer"
          className={look}
        >
          <MessageCircle className="size-6 shrink-0" aria-hidden="true" />
          {portalCopy.whatsapp}
        </a>
      </li>
    </ul>
  )
}
