import { requirementsOf, type MedicalRecordTerms, type ServiceType } from '@rumi/contract'

const always = ['Guardería', 'Hotel', 'Grooming'] as const satisfies ServiceType[]
const whereAsked = ['Entrenamiento', 'Evento'] as const satisfies ServiceType[]

/** What a dog's medical records are held against, the one asked for most first; training and parties only where they ask for any. */
export const servicesWithMedicalRecords = (terms: MedicalRecordTerms) => [
  ...always,
  ...whereAsked.filter((serviceType) => requirementsOf(serviceType, terms).length > 0),
]
