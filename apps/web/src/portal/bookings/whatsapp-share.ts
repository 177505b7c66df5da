import { formatList } from '@rumi/contract'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import type { HouseInfo } from '../../shared/house/house-info.ts'
import { withFacts } from '../../shared/house/with-facts.ts'

type Shared = { service: string; names: readonly string[]; when: string; house: HouseInfo }

/** WhatsApp message with dogs, service, time and place. */
export function whatsappShare({ service, names, when, house }: Shared) {
  const { street, neighbourhood } = house.address
  const words = bookingsCopy.shared(
    service,
    formatList(names),
    names.length,
    when,
    `${street}, ${neighbourhood}`,
  )
  return `https://wa.me/?text=${encodeURIComponent(withFacts(words, house))}`
}
