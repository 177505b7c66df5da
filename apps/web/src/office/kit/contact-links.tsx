import { telephoneLink, whatsappLink } from '@rumi/contract'
import { MessageCircle, Phone } from 'lucide-react'
import { officeCopy } from '../../copy/office/frame/office.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { withFacts } from '../../shared/business/with-facts.ts'
import type { Client } from './records/use-directory.ts'

type ContactLinksProps = {
  client: Pick<Client, 'name' | 'phone' | 'phoneE164'> | undefined
  /** Offline: only calling works. */
  isCut?: boolean
}

/** Links to call or message the owner. */
export function ContactLinks({ client, isCut = false }: ContactLinksProps) {
  const business = useBusiness()
  if (!client?.phone) return null
  const { name, phone, phoneE164 } = client
  const call = telephoneLink(phoneE164)
  const write = whatsappLink(phoneE164, withFacts(officeCopy.writeWords(name), business))
  if (!call || !write) return <p className="tabular">{phone}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2 whitespace-nowrap tabular">
      <a
        href={call}
        aria-label={officeCopy.call(`${name}, ${phone}`)}
        className="inline-flex min-h-7 items-center gap-1.5 text-link underline pointer-coarse:min-h-10"
      >
        <Phone className="size-4 shrink-0" aria-hidden="true" />
        {phone}
      </a>
      {!isCut && (
        <a
          href={write}
          target="_blank"
          rel="noreferrer"
          aria-label={officeCopy.write(name)}
          className="no-print grid size-7 pointer-coarse:size-10 place-items-center rounded-full text-link hover:bg-sand"
        >
          <MessageCircle className="size-4" aria-hidden="true" />
        </a>
      )}
    </p>
  )
}
