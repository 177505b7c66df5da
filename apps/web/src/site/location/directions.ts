import { houseContact } from '@rumi/contract'

const { latitude, longitude, street, district, postalCode, city } = houseContact
const place = `${latitude},${longitude}`

/** The address on one line, as maps take it. */
export const writtenAddress = `${street}, ${district}, ${postalCode} ${city}`

/** Ways to the house, in the applications that people have. */
export const directions = {
  googleMaps: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`,
  waze: `https://waze.com/ul?ll=${encodeURIComponent(place)}&navigate=yes`,
}

/** The map that stands in the page. */
export const mapAddress = `https://www.google.com/maps?q=${encodeURIComponent(place)}&z=16&hl=es-419&output=embed`
