const numbered = <const Name extends string, const Number extends number>(
  name: Name,
  numbers: readonly Number[],
) => numbers.map((number) => `${name}.${number}` as const)

const services = ['dayCare', 'hotel', 'grooming', 'training', 'events'] as const

/** Every picture of the brand and of the public pages that an upload may take the place of, `page.section` with a number where there are several. */
export const photoSlots = [
  'brand.logo',
  'brand.icon',
  'brand.share',
  ...numbered('home.hero', [1, 2, 3]),
  'home.promo',
  ...services.map((service) => `home.services.${service}` as const),
  ...numbered('home.social', [1, 2, 3, 4, 5, 6]),
  'home.closing',
  ...numbered('home.testimonials', [1, 2, 3, 4]),
  'services.hero',
  ...services.map((service) => `services.list.${service}` as const),
  'services.closing',
  'dayCare.hero',
  'dayCare.promo',
  ...numbered('dayCare.highlights', [1, 2, 3, 4]),
  'hotel.hero',
  'hotel.promo',
  ...numbered('hotel.rooms', [1, 2]),
  ...numbered('hotel.highlights', [1, 2, 3, 4]),
  'grooming.hero',
  'grooming.promo',
  ...numbered('grooming.services', [1, 2, 3, 4, 5]),
  ...numbered('grooming.highlights', [1, 2, 3, 4]),
  'events.hero',
  'events.promo',
  ...numbered('events.pictures', [1, 2, 3, 4, 5, 6]),
  ...numbered('events.highlights', [1, 2, 3, 4]),
  'training.hero',
  'training.promo',
  ...numbered('training.highlights', [1, 2, 3, 4]),
  'about.hero',
  'about.story',
  'about.closing',
  'shop.hero',
  ...numbered('shop.promos', [1, 2, 3]),
  'location.picture',
  'blog.hero',
  'contact.hero',
] as const

export type PhotoSlot = (typeof photoSlots)[number]

const known: ReadonlySet<string> = new Set(photoSlots)

export const isPhotoSlot = (slot: string): slot is PhotoSlot => known.has(slot)
