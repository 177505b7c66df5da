import { addressLine, mapLink, type HouseAddress } from '@rumi/contract'

/** Ways to the house, in the applications that people have, and the map that stands in the page. */
export function directionsTo(address: HouseAddress) {
  const place = encodeURIComponent(`${address.latitude},${address.longitude}`)
  return {
    /** The address on one line, as maps take it. */
    written: addressLine(address),
    googleMaps: mapLink(address),
    waze: `https://waze.com/ul?ll=${place}&navigate=yes`,
    map: `https://www.google.com/maps?q=${place}&z=16&hl=es-419&output=embed`,
  }
}
