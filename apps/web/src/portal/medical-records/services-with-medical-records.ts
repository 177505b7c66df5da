import type { ServiceType } from '@rumi/contract'

/** What a dog's papers are held against, the one asked for most first. */
export const servicesWithMedicalRecords = ['Guardería', 'Hotel', 'Grooming'] as const satisfies ServiceType[]
