import { houseContact } from '@rumi/contract'
import { bookingsCopy } from '../../copy/bookings.ts'

type Shared = { service: string; names: string; when: string }

/** A WhatsApp message to whomever one likes: who comes, to what, when and where. */
export function whatsappShare({ service, names, when }: Shared) {
  const { street, district } = houseContact
  const words = bookingsCopy.shared(service, names, when, `${street}, ${district}`)
  return `https://wa.me/?text=${encodeURIComponent(words)}`
}
