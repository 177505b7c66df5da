/** Pictures that are files of their own: they cost a page neither script nor markup, and load when they come near. */
export const stillNames = [
  'party-hero',
  'spa-hero',
  'day-care-card',
  'hotel-card',
  'grooming-card',
  'training-card',
  'events-card',
  'promo-banner-friends',
  'event-games',
  'event-cake',
  'event-gift',
  'grooming-bath',
  'login-siesta',
  'no-dogs-yet',
  'testimonial-one',
  'testimonial-two',
  'testimonial-three',
  'testimonial-four',
  'grooming-brushing',
  'grooming-ears',
  'grooming-nails',
  'grooming-nose',
  'cosy-room',
  'family-room',
  'event-pinata',
  'event-photo',
  'event-ofrenda',
  'promo-banner-patio',
] as const

export type StillName = (typeof stillNames)[number]

export const stillPath = (name: StillName) => `/ilustraciones/${name}.svg`
