import { addressLine, mapLink, type WholeAddress } from '@rumi/contract'

/** Links to directions in common apps, and the map of the page. */
export function directionsTo(business: WholeAddress) {
  const { address } = business
  const place = encodeURIComponent(`${address.latitude},${address.longitude}`)
  return {
    /** Address on one line, as maps expect it. */
    written: addressLine(business),
    googleMaps: mapLink(address),
    waze: `https://waze.com/ul?ll=${place}&navigate=yes`,
    map: `https://www.google.com/maps?q=${place}&z=16&hl=es-419&output=embed`,
  }
}
