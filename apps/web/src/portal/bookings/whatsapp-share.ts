import { formatList } from '@rumi/contract'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
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
