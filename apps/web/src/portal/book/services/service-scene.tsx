import type { ServiceType } from '@rumi/contract'
import { DayCareCard } from '../../../art/scenes/site/day-care-card.tsx'
import { EventsCard } from '../../../art/scenes/events/events-card.tsx'
import { GroomingCard } from '../../../art/scenes/grooming/grooming-card.tsx'
import { HotelCard } from '../../../art/scenes/site/hotel-card.tsx'
import { TrainingCard } from '../../../art/scenes/site/training-card.tsx'
import { dayCareType } from '../../../shared/people/day-care-type.ts'

const scenes = {
  [dayCareType]: DayCareCard,
  Hotel: HotelCard,
  Grooming: GroomingCard,
  'Extra-Grooming': GroomingCard,
  Entrenamiento: TrainingCard,
  Evento: EventsCard,
} as const satisfies Record<ServiceType, unknown>

/** Drawing of a kind of service. */
export function ServiceScene({ type, className }: { type: ServiceType; className: string }) {
  const Scene = scenes[type]
  return <Scene className={className} />
}
