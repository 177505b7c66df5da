import { type HeldKind, type ServiceType, reports } from '@rumi/contract'
import { businessToday } from '../../shared/business/business-today.ts'
import { useCall } from '../../shared/fetching/queries.ts'

/** Names of the rooms or people that a service type books; empty for day care, which counts places. */
export function useResourceNames(serviceType: ServiceType) {
  const today = businessToday()
  const found = useCall(reports.occupancy, { query: { from: today, to: today } })
  return (found.answer?.data.occupancy.resources ?? [])
    .filter(({ kind, active }) => active && kind === heldBy[serviceType])
    .map(({ name }) => name)
}

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
