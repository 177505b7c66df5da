import type { ComponentType } from 'react'
import type { ArtProps } from './picture.tsx'
import { DayCareHero } from './scenes/site/day-care-hero.tsx'
import { HomeHero } from './scenes/site/home-hero.tsx'
import { HotelHero } from './scenes/site/hotel-hero.tsx'
import { NotFoundScene } from './scenes/empty/not-found-scene.tsx'
import { PartyHero } from './scenes/events/party-hero.tsx'
import { SpaHero } from './scenes/grooming/spa-hero.tsx'
import { TrainingHero } from './scenes/site/training-hero.tsx'
import { DayCareCard, HotelCard, GroomingCard, TrainingCard, EventsCard } from './scenes/service-cards.tsx'
import { LoginDoorway, LoginWindow, LoginSiesta } from './scenes/login/login-pictures.tsx'
import { NoDogsYet } from './scenes/empty/no-dogs-yet.tsx'
import { NoBookingsYet } from './scenes/empty/no-bookings-yet.tsx'
import { NoMedicalRecordsYet } from './scenes/empty/no-medical-records-yet.tsx'
import { NoNotifications } from './scenes/empty/no-notifications.tsx'
import { QuietBoard } from './scenes/empty/quiet-board.tsx'
import { NoResults } from './scenes/empty/no-results.tsx'
import { OfflineScene } from './scenes/empty/offline-scene.tsx'
import { ShopHero } from './scenes/shop/shop-hero.tsx'
import { LocationHero } from './scenes/site/location-hero.tsx'
import { BlogHero } from './scenes/site/blog-hero.tsx'
import { AboutHero } from './scenes/site/about-hero.tsx'
import { ContactHero } from './scenes/site/contact-hero.tsx'
import { CosyRoom, FamilyRoom } from './scenes/site/rooms.tsx'
import { EventPinata, EventCake, EventGift } from './scenes/events/event-things.tsx'
import { EventPhoto, EventGames, EventOfrenda } from './scenes/events/event-moments.tsx'
import {
  ProductOatTreats,
  ProductShampoo,
  ProductChewToy,
  ProductBalancedKibble,
  ProductHighProteinKibble,
} from './scenes/shop/products.tsx'
import { ShopPromoFood, ShopPromoCare, ShopPromoToys } from './scenes/shop/shop-promos.tsx'
import { PromoBannerFriends, PromoBannerPatio } from './scenes/shop/promo-banners.tsx'
import {
  TestimonialOne,
  TestimonialTwo,
  TestimonialThree,
  TestimonialFour,
} from './scenes/site/testimonials.tsx'
import {
  GroomingBath,
  GroomingBrushing,
  GroomingEars,
  GroomingNails,
  GroomingNose,
} from './scenes/grooming/grooming-steps.tsx'

/** All pictures by name, for one overview. */
export const gallery: readonly { name: string; Art: ComponentType<ArtProps> }[] = [
  { name: 'home-hero', Art: HomeHero },
  { name: 'party-hero', Art: PartyHero },
  { name: 'spa-hero', Art: SpaHero },
  { name: 'day-care-hero', Art: DayCareHero },
  { name: 'hotel-hero', Art: HotelHero },
  { name: 'training-hero', Art: TrainingHero },
  { name: 'not-found', Art: NotFoundScene },
  { name: 'day-care-card', Art: DayCareCard },
  { name: 'hotel-card', Art: HotelCard },
  { name: 'grooming-card', Art: GroomingCard },
  { name: 'training-card', Art: TrainingCard },
  { name: 'events-card', Art: EventsCard },
  { name: 'login-doorway', Art: LoginDoorway },
  { name: 'login-window', Art: LoginWindow },
  { name: 'login-siesta', Art: LoginSiesta },
  { name: 'no-dogs-yet', Art: NoDogsYet },
  { name: 'no-bookings-yet', Art: NoBookingsYet },
  { name: 'no-medical-records-yet', Art: NoMedicalRecordsYet },
  { name: 'no-notifications', Art: NoNotifications },
  { name: 'quiet-board', Art: QuietBoard },
  { name: 'no-results', Art: NoResults },
  { name: 'offline-scene', Art: OfflineScene },
  { name: 'shop-hero', Art: ShopHero },
  { name: 'location-hero', Art: LocationHero },
  { name: 'blog-hero', Art: BlogHero },
  { name: 'about-hero', Art: AboutHero },
  { name: 'contact-hero', Art: ContactHero },
  { name: 'cosy-room', Art: CosyRoom },
  { name: 'family-room', Art: FamilyRoom },
  { name: 'event-pinata', Art: EventPinata },
  { name: 'event-cake', Art: EventCake },
  { name: 'event-gift', Art: EventGift },
  { name: 'event-photo', Art: EventPhoto },
  { name: 'event-games', Art: EventGames },
  { name: 'event-ofrenda', Art: EventOfrenda },
  { name: 'product-oat-treats', Art: ProductOatTreats },
  { name: 'product-shampoo', Art: ProductShampoo },
  { name: 'product-chew-toy', Art: ProductChewToy },
  { name: 'product-balanced-kibble', Art: ProductBalancedKibble },
  { name: 'product-high-protein-kibble', Art: ProductHighProteinKibble },
  { name: 'shop-promo-food', Art: ShopPromoFood },
  { name: 'shop-promo-care', Art: ShopPromoCare },
  { name: 'shop-promo-toys', Art: ShopPromoToys },
  { name: 'promo-banner-friends', Art: PromoBannerFriends },
  { name: 'promo-banner-patio', Art: PromoBannerPatio },
  { name: 'testimonial-one', Art: TestimonialOne },
  { name: 'testimonial-two', Art: TestimonialTwo },
  { name: 'testimonial-three', Art: TestimonialThree },
  { name: 'testimonial-four', Art: TestimonialFour },
  { name: 'grooming-bath', Art: GroomingBath },
  { name: 'grooming-brushing', Art: GroomingBrushing },
  { name: 'grooming-ears', Art: GroomingEars },
  { name: 'grooming-nails', Art: GroomingNails },
  { name: 'grooming-nose', Art: GroomingNose },
]
