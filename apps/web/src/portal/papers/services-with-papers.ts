import type { ServiceType } from '@rumi/contract'

/** What a dog's papers are held against, the one asked for most first. */
export const servicesWithPapers = ['Guardería', 'Hotel', 'Grooming'] as const satisfies ServiceType[]
