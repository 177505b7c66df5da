import type { HeldKind, ServiceType } from '@rumi/contract'

/** Exclusive resource of a service; the day care counts places instead (docs/domain.md#capacity). */
export const heldBy = {
  Hotel: 'room',
  Grooming: 'groomer',
  'Extra-Grooming': 'groomer',
  Entrenamiento: 'trainer',
  Evento: 'hall',
  Guardería: null,
} as const satisfies Record<ServiceType, HeldKind | null>

/** True if a service needs a person's time and no room. */
export const isHeldByPerson = (serviceType: ServiceType) =>
  heldBy[serviceType] === 'groomer' || heldBy[serviceType] === 'trainer'
