import type { CatalogService } from '@rumi/contract'
import type { Choices } from './choices.ts'
import type { Guest } from './open-days.ts'

export type FamilyGuest = Guest & { dog: Guest['dog'] & { breed: string; color: string } }

/** What every step is given. */
export type StepProps = { service: CatalogService; choices: Choices; family: readonly FamilyGuest[] }
