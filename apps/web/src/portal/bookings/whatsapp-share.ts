import { formatList, type HouseAddress } from '@rumi/contract'
import { bookingsCopy } from '../../copy/bookings.ts'

type Shared = { service: string; names: readonly string[]; when: string; address: HouseAddress }

/** A WhatsApp message to whomever one likes: who comes, to what, when and where. */
export function whatsappShare({ service, names, when, address }: Shared) {
  const { street, neighbourhood } = address
  const words = bookingsCopy.shared(
    service,
    formatList(names),
    names.length,
    when,
    `${street}, ${neighbourhood}`,
  )
  return `https://wa.me/?text=${encodeURIComponent(words)}`
}
