import type { HouseAddress } from './house-settings.ts'

/** A telephone in international form without signs, as `tel:+…` and `wa.me` take it; ten digits are Mexico's. */
export function internationalDigits(phone: string) {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length === 10 ? `52${digits}` : digits
}

/** A WhatsApp conversation with a telephone that begins with these words. */
export const whatsappLink = (phone: string, words: string) =>
  `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(words)}`

/** The way to an address, in the map that a telephone opens. */
export const mapLink = ({ latitude, longitude }: HouseAddress) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`

/** An address on one line. */
export const addressLine = ({ street, neighbourhood, postalCode, city }: HouseAddress) =>
  `${street}, ${neighbourhood}, ${postalCode} ${city}`
