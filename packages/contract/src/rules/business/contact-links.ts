import type { BusinessAddress, BusinessIdentity } from './business-settings.ts'
import { internationalForm } from './telephones.ts'

/** A call to a telephone; undefined where it is no number. */
export function telephoneLink(phone: string) {
  const number = internationalForm(phone)
  return number === null ? undefined : `tel:${number}`
}

/** A WhatsApp conversation with a telephone that begins with these words; undefined where it is no number. */
export function whatsappLink(phone: string, words: string) {
  const number = internationalForm(phone)
  return number === null ? undefined : `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(words)}`
}

/** The way to an address, in the map that a telephone opens. */
export const mapLink = ({ latitude, longitude }: BusinessAddress) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`

/** Address of the business with its municipality and state, which may be empty. */
export type WholeAddress = Pick<BusinessIdentity, 'address' | 'municipality' | 'state'>

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ')

/** Neighbourhood with its municipality, and city with its state unless they share their name. */
export const addressParts = ({ address, municipality, state }: WholeAddress) => ({
  quarter: joined([address.neighbourhood, municipality]),
  city: joined([address.city, state === address.city ? '' : state]),
})

/** Address of the business on one line. */
export const addressLine = (business: WholeAddress) => {
  const { quarter, city } = addressParts(business)
  return `${business.address.street}, ${quarter}, ${business.address.postalCode} ${city}`
}

/** Reference of a message for visitors and staff: 'R-1A2B3C4D'. */
export type MessageReference = `R-${string}`

export const referenceOf = (messageId: string): MessageReference => `R-${messageId.slice(0, 8).toUpperCase()}`
