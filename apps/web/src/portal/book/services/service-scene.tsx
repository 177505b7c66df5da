import type { ServiceType } from '@rumi/contract'
import {
  DayCareCard,
  HotelCard,
  GroomingCard,
  TrainingCard,
  EventsCard,
} from '../../../art/scenes/service-cards.tsx'
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
