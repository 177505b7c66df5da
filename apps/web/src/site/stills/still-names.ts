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
  'testimonial-one',
  'testimonial-two',
  'testimonial-three',
  'testimonial-four',
] as const

export type StillName = (typeof stillNames)[number]

export const stillPath = (name: StillName) => `/ilustraciones/${name}.svg`
