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

export const isGrooming = (serviceType: ServiceType) =>
  serviceType === 'Grooming' || serviceType === 'Extra-Grooming'

/** True if a service takes the time of a groomer or trainer. */
export const isWithPerson = (serviceType: ServiceType) =>
  isGrooming(serviceType) || serviceType === 'Entrenamiento'

/** Unit of each service: days, nights in a room, or hours of a person's time. */
export const countedIn = {
  Grooming: 'hours',
  'Extra-Grooming': 'hours',
  Hotel: 'nights',
  Guardería: 'days',
  Entrenamiento: 'hours',
  Evento: 'hours',
} as const satisfies Record<ServiceType, 'days' | 'nights' | 'hours'>
