import type { ServiceType } from '@rumi/contract'

/** Display order of services, as in the public navigation (spec §2). */
export const serviceOrder = [
  'Guardería',
  'Hotel',
  'Grooming',
  'Extra-Grooming',
  'Entrenamiento',
  'Evento',
] as const satisfies readonly ServiceType[]
