import type { CatalogService } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import type { MedicalRecord } from '../medical-records/wanted-medical-record.ts'
import type { Choices } from './choices.ts'
import type { Offer } from './services/offers.ts'

/** Dog of the family with its medical records. */
export type FamilyGuest = { dog: Dog; records: readonly MedicalRecord[]; medicalRecordsUnknown?: true }

/** Props of every step after the first. */
export type StepProps = {
  catalog: readonly CatalogService[]
  offer: Offer
  choices: Choices
  family: readonly FamilyGuest[]
}

/** Selected dogs for the chosen service. */
export const guestsOf = ({
  family,
  choices,
}: Pick<StepProps, 'family'> & { choices: Pick<Choices, 'dogIds'> }) =>
  family.filter(({ dog }) => choices.dogIds.includes(dog._id))
