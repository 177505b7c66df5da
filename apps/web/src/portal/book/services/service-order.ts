import type { ServiceType } from '@rumi/contract'

/** The order in which the services are shown, as in the public navigation (spec §2). */
export const serviceOrder = [
  'Guardería',
  'Hotel',
  'Grooming',
  'Extra-Grooming',
  'Entrenamiento',
  'Evento',
] as const satisfies readonly ServiceType[]
