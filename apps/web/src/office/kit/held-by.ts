import type { HeldKind, ServiceType } from '@rumi/contract'

/** What a service takes for itself alone; the guardería counts places (docs/domain.md#capacity). */
export const heldBy = {
  Hotel: 'room',
  Grooming: 'groomer',
  'Extra-Grooming': 'groomer',
  Entrenamiento: 'trainer',
  Evento: 'hall',
  Guardería: null,
} as const satisfies Record<ServiceType, HeldKind | null>

/** Whether a service takes somebody's time, and no room. */
export const isHeldByPerson = (serviceType: ServiceType) =>
  heldBy[serviceType] === 'groomer' || heldBy[serviceType] === 'trainer'
