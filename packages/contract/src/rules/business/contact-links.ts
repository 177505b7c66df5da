import type { BusinessAddress } from './business-settings.ts'
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

/** An address on one line. */
export const addressLine = ({ street, neighbourhood, postalCode, city }: BusinessAddress) =>
  `${street}, ${neighbourhood}, ${postalCode} ${city}`

/** Reference of a message for visitors and staff: 'R-1A2B3C4D'. */
export type MessageReference = `R-${string}`

export const referenceOf = (messageId: string): MessageReference => `R-${messageId.slice(0, 8).toUpperCase()}`
