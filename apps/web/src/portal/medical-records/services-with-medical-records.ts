import { requirementsOf, type MedicalRecordTerms, type ServiceType } from '@rumi/contract'

const always = ['Guardería', 'Hotel', 'Grooming'] as const satisfies ServiceType[]
const ifRequired = ['Entrenamiento', 'Evento'] as const satisfies ServiceType[]

/**
 * Services to check a dog's medical records against, most common first; training and parties only if they require any.
 */
export const servicesWithMedicalRecords = (terms: MedicalRecordTerms) => [
  ...always,
  ...ifRequired.filter((serviceType) => requirementsOf(serviceType, terms).length > 0),
]
