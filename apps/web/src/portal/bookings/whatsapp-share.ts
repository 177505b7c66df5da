import { houseContact, formatList } from '@rumi/contract'
import { bookingsCopy } from '../../copy/bookings.ts'

type Shared = { service: string; names: readonly string[]; when: string }

/** A WhatsApp message to whomever one likes: who comes, to what, when and where. */
export function whatsappShare({ service, names, when }: Shared) {
  const { street, district } = houseContact
  const words = bookingsCopy.shared(service, formatList(names), names.length, when, `${street}, ${district}`)
  return `https://wa.me/?text=${encodeURIComponent(words)}`
}
