import type { PhotoSlot } from '@rumi/contract'

/** Width to height, equal on phone and desktop. */
export type Aspect = readonly [width: number, height: number]

/** Slot of a photograph: its fallback drawing and crop. */
export type PhotoPlace = { slot: PhotoSlot; drawing: string; phone: Aspect; desktop: Aspect }

type Shape = Pick<PhotoPlace, 'phone' | 'desktop'>

const same = (...aspect: Aspect): Shape => ({ phone: aspect, desktop: aspect })
const shapes = {
  slide: { phone: [5, 4], desktop: [4, 3] },
  hero: { phone: [3, 2], desktop: [13, 9] },
  promo: same(3, 2),
  banner: { phone: [9, 5], desktop: [10, 3] },
  row: { phone: [3, 2], desktop: [7, 4] },
  card: same(4, 3),
  slideshow: { phone: [16, 15], desktop: [9, 4] },
} satisfies Record<string, Shape>

const at = (slot: PhotoSlot, drawing: string, shape: Shape): PhotoPlace => ({
  slot,
  drawing: `/ilustraciones/${drawing}.svg`,
  ...shape,
})

/** All photo slots of the brand and the public pages, in the order of the pages. */
export const photoPlaces = {
  brand: [
    at('brand.logo', 'logo', same(10, 3)),
    { slot: 'brand.icon', drawing: '/icono-512.png', ...same(1, 1) },
    { slot: 'brand.share', drawing: '/vista-previa.png', ...same(40, 21) },
  ],
  home: [
    at('home.hero.1', 'home-hero', shapes.slide),
    at('home.hero.2', 'party-hero', shapes.slide),
    at('home.hero.3', 'spa-hero', shapes.slide),
    at('home.promo', 'promo-banner-friends', { phone: [3, 2], desktop: [10, 3] }),
    at('home.services.dayCare', 'day-care-card', shapes.promo),
    at('home.services.hotel', 'hotel-card', shapes.promo),
    at('home.services.grooming', 'grooming-card', shapes.promo),
    at('home.services.training', 'training-card', shapes.promo),
    at('home.services.events', 'events-card', shapes.promo),
    at('home.social.1', 'event-games', shapes.card),
    at('home.social.2', 'event-cake', shapes.card),
    at('home.social.3', 'login-siesta', shapes.card),
    at('home.social.4', 'training-card', shapes.card),
    at('home.social.5', 'grooming-bath', shapes.card),
    at('home.social.6', 'event-gift', shapes.card),
    at('home.closing', 'login-doorway', same(4, 5)),
    at('home.testimonials.1', 'testimonial-one', same(1, 1)),
    at('home.testimonials.2', 'testimonial-two', same(1, 1)),
    at('home.testimonials.3', 'testimonial-three', same(1, 1)),
    at('home.testimonials.4', 'testimonial-four', same(1, 1)),
  ],
  services: [
    at('services.hero', 'home-hero', shapes.hero),
    at('services.list.dayCare', 'day-care-card', shapes.row),
    at('services.list.hotel', 'hotel-card', shapes.row),
    at('services.list.grooming', 'grooming-card', shapes.row),
    at('services.list.training', 'training-card', shapes.row),
    at('services.list.events', 'events-card', shapes.row),
    at('services.closing', 'promo-banner-patio', shapes.banner),
  ],
  dayCare: [
    at('dayCare.hero', 'day-care-hero', shapes.hero),
    at('dayCare.promo', 'promo-banner-friends', shapes.banner),
    at('dayCare.highlights.1', 'punto-calm-1', same(1, 1)),
    at('dayCare.highlights.2', 'punto-house-2', same(1, 1)),
    at('dayCare.highlights.3', 'punto-shield-3', same(1, 1)),
    at('dayCare.highlights.4', 'punto-camera-0', same(1, 1)),
  ],
  hotel: [
    at('hotel.hero', 'hotel-hero', shapes.hero),
    at('hotel.promo', 'hotel-card', shapes.promo),
    at('hotel.rooms.1', 'cosy-room', shapes.slideshow),
    at('hotel.rooms.2', 'family-room', shapes.slideshow),
    at('hotel.highlights.1', 'punto-house-1', same(1, 1)),
    at('hotel.highlights.2', 'punto-calm-2', same(1, 1)),
    at('hotel.highlights.3', 'punto-shield-3', same(1, 1)),
    at('hotel.highlights.4', 'punto-camera-0', same(1, 1)),
  ],
  grooming: [
    at('grooming.hero', 'spa-hero', shapes.hero),
    at('grooming.promo', 'grooming-card', shapes.promo),
    at('grooming.services.1', 'grooming-bath', shapes.card),
    at('grooming.services.2', 'grooming-brushing', shapes.card),
    at('grooming.services.3', 'grooming-ears', shapes.card),
    at('grooming.services.4', 'grooming-nails', shapes.card),
    at('grooming.services.5', 'grooming-nose', shapes.card),
    at('grooming.highlights.1', 'punto-heart-1', same(1, 1)),
    at('grooming.highlights.2', 'punto-leaf-2', same(1, 1)),
    at('grooming.highlights.3', 'punto-calm-3', same(1, 1)),
    at('grooming.highlights.4', 'punto-team-0', same(1, 1)),
  ],
  events: [
    at('events.hero', 'party-hero', shapes.hero),
    at('events.promo', 'events-card', shapes.promo),
    at('events.pictures.1', 'event-pinata', shapes.slideshow),
    at('events.pictures.2', 'event-cake', shapes.slideshow),
    at('events.pictures.3', 'event-gift', shapes.slideshow),
    at('events.pictures.4', 'event-photo', shapes.slideshow),
    at('events.pictures.5', 'event-games', shapes.slideshow),
    at('events.pictures.6', 'event-ofrenda', shapes.slideshow),
    at('events.highlights.1', 'punto-heart-1', same(1, 1)),
    at('events.highlights.2', 'punto-list-2', same(1, 1)),
    at('events.highlights.3', 'punto-treat-3', same(1, 1)),
    at('events.highlights.4', 'punto-team-0', same(1, 1)),
  ],
  training: [
    at('training.hero', 'training-hero', shapes.hero),
    at('training.promo', 'training-card', shapes.promo),
    at('training.highlights.1', 'punto-heart-1', same(1, 1)),
    at('training.highlights.2', 'punto-treat-2', same(1, 1)),
    at('training.highlights.3', 'punto-play-3', same(1, 1)),
    at('training.highlights.4', 'punto-team-0', same(1, 1)),
  ],
  about: [
    at('about.hero', 'about-hero', shapes.hero),
    at('about.story', 'no-dogs-yet', same(6, 5)),
    at('about.closing', 'promo-banner-patio', shapes.banner),
  ],
  shop: [
    at('shop.hero', 'shop-hero', shapes.hero),
    at('shop.promos.1', 'shop-promo-food', { phone: [18, 25], desktop: [12, 5] }),
    at('shop.promos.2', 'shop-promo-care', { phone: [18, 25], desktop: [12, 5] }),
    at('shop.promos.3', 'shop-promo-toys', { phone: [18, 25], desktop: [12, 5] }),
  ],
  location: [at('location.picture', 'location-hero', same(36, 25))],
  blog: [at('blog.hero', 'blog-hero', shapes.hero)],
  contact: [at('contact.hero', 'contact-hero', shapes.hero)],
} as const satisfies Record<string, readonly PhotoPlace[]>

export type PhotoPage = keyof typeof photoPlaces
