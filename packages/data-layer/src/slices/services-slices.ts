import { resources, type RecordOf, type Resources, type ServiceType, type Verb } from '@rumi/contract'
import { createResourceSlice } from './create-resource-slice.ts'

type Service = RecordOf<Resources['services']>

/** Services of these types. Only they are fetched, and one whose type changes is removed. */
const only = (...types: ServiceType[]) => ({
  keep: ({ serviceType }: Service) => types.includes(serviceType),
  filters: { serviceType: types.join(',') },
})

/** Spec §8: one list's failure texts, whole, so that each can be searched for. */
export const groomingFailures = {
  list: 'Error fetching grooming services',
  create: 'Error creating grooming service',
  update: 'Error updating grooming service',
  remove: 'Error deleting grooming service',
} as const satisfies Partial<Record<Verb, string>>

export const hotelFailures = {
  list: 'Error fetching hotel services',
  create: 'Error creating hotel service',
  update: 'Error updating hotel service',
  remove: 'Error deleting hotel service',
} as const satisfies Partial<Record<Verb, string>>

export const guarderiaFailures = {
  list: 'Error fetching guardería services',
  create: 'Error creating guardería service',
  update: 'Error updating guardería service',
  remove: 'Error deleting guardería service',
} as const satisfies Partial<Record<Verb, string>>

/** Every service of every type, as the office keeps them. */
export const services = createResourceSlice('services', resources.services)

export const grooming = createResourceSlice('grooming', resources.services, {
  ...only('Grooming', 'Extra-Grooming'),
  failures: groomingFailures,
})

/** Registered once (decision 17). */
export const hotel = createResourceSlice('hotel', resources.services, {
  ...only('Hotel'),
  failures: hotelFailures,
})

export const guarderia = createResourceSlice('guarderia', resources.services, {
  ...only('Guardería'),
  failures: guarderiaFailures,
})
