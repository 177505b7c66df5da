import type { ComponentType } from 'react'
import type { ArtProps } from './picture.tsx'
import { DayCareHero } from './scenes/day-care-hero.tsx'
import { HomeHero } from './scenes/home-hero.tsx'
import { HotelHero } from './scenes/hotel-hero.tsx'
import { NotFoundScene } from './scenes/not-found-scene.tsx'
import { PartyHero } from './scenes/party-hero.tsx'
import { SpaHero } from './scenes/spa-hero.tsx'
import { TrainingHero } from './scenes/training-hero.tsx'
import { DayCareCard } from './scenes/day-care-card.tsx'
import { HotelCard } from './scenes/hotel-card.tsx'
import { GroomingCard } from './scenes/grooming-card.tsx'
import { TrainingCard } from './scenes/training-card.tsx'
import { EventsCard } from './scenes/events-card.tsx'
import { LoginDoorway } from './scenes/login-doorway.tsx'
import { LoginWindow } from './scenes/login-window.tsx'
import { LoginSiesta } from './scenes/login-siesta.tsx'

/** Every picture of the house by name, to be looked at together. */
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
]
