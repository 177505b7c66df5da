import { defaultTerms, roomLimits, type RoomSize } from '@rumi/contract'
import type { pools, resources, servicePools } from '../schema/business/services.ts'

/** The pool that dogs of the day care are counted against. */
export const dayCarePool = 'guarderia'

export const seedPools = [
  { name: dayCarePool, capacity: defaultTerms.dayCarePlaces },
] as const satisfies readonly (typeof pools.$inferInsert)[]

/** Resources by type of service (docs/domain.md#capacity). */
export const seedServicePools = [
  { serviceType: 'Guardería', takes: 'place', pool: dayCarePool },
  { serviceType: 'Hotel', takes: 'room' },
  { serviceType: 'Grooming', takes: 'groomer' },
  { serviceType: 'Extra-Grooming', takes: 'groomer' },
  { serviceType: 'Entrenamiento', takes: 'trainer' },
  { serviceType: 'Evento', takes: 'hall' },
] as const satisfies readonly (typeof servicePools.$inferInsert)[]

const room = (name: string, size: RoomSize) => {
  return { kind: 'room', name, size, ...roomLimits[size] } as const
}

/** Six rooms, two groomers, one trainer, one hall (docs/domain.md#capacity). */
export const seedResources = [
  room('Girasol', 'small'),
  room('Lavanda', 'small'),
  room('Jacaranda', 'medium'),
  room('Bugambilia', 'medium'),
  room('Nopal', 'medium'),
  room('Cempasúchil', 'large'),
  { kind: 'groomer', name: 'Sofía' },
  { kind: 'groomer', name: 'Diego' },
  { kind: 'trainer', name: 'Memo' },
  { kind: 'hall', name: 'Salón del patio' },
] as const satisfies readonly (typeof resources.$inferInsert)[]
