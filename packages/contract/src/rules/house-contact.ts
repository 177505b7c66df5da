/** How people reach the house; the street is in the postal code that the specification names (spec §2, location). */
export const houseContact = {
  email: 'hola@rumi.mx',
  /** In international form without signs, as `wa.me` takes it. */
  whatsapp: '525555501710',
  formatPhone: '55 5550 1710',
  street: 'Calzada de las Águilas 1124',
  district: 'Las Águilas, Álvaro Obregón',
  postalCode: '01710',
  city: 'Ciudad de México',
  latitude: 19.3556,
  longitude: -99.2206,
} as const

/** A WhatsApp conversation with the house that begins with these words. */
export const whatsappLink = (words: string) =>
  `https://wa.me/${houseContact.whatsapp}?text=${encodeURIComponent(words)}`
