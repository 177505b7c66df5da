/** Spec §9; training and events are sold by the same table (decision 12). */
export const serviceTypes = [
  'Grooming',
  'Extra-Grooming',
  'Hotel',
  'Guardería',
  'Entrenamiento',
  'Evento',
] as const
export type ServiceType = (typeof serviceTypes)[number]

/** Whether a service takes a groomer. */
export const isGrooming = (serviceType: ServiceType) =>
  serviceType === 'Grooming' || serviceType === 'Extra-Grooming'

/** Whether a service takes a person's time: a groomer's or a trainer's. */
export const isWithPerson = (serviceType: ServiceType) =>
  isGrooming(serviceType) || serviceType === 'Entrenamiento'

/** How a service is counted: days in the house, nights in a room, or hours of somebody's time. */
export const countedIn = {
  Grooming: 'hours',
  'Extra-Grooming': 'hours',
  Hotel: 'nights',
  Guardería: 'days',
  Entrenamiento: 'hours',
  Evento: 'hours',
} as const satisfies Record<ServiceType, 'days' | 'nights' | 'hours'>
