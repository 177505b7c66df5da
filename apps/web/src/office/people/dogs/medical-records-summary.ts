import { medicalRecordStatesFor, type MedicalRecordInput, type MedicalRecordTerms } from '@rumi/contract'
import { officeDogsCopy } from '../../../copy/office/people/dogs.ts'
import type { StateTone } from '../../../ui/feedback/state-chip.tsx'

type Aged = { birthDate: string }

/** Medical records of a dog that the day care requires. */
export const dayCareMedicalRecords = (
  dog: Aged,
  records: readonly MedicalRecordInput[],
  today: string,
  terms: MedicalRecordTerms,
) => medicalRecordStatesFor('Guardería', dog, records, today, terms)

type Summary = { tone: StateTone; word: string }

/** State of a dog's medical records for the day care, in one word: missing before pending, pending before expiring. */
export function medicalRecordsSummary(
  dog: Aged,
  records: readonly MedicalRecordInput[],
  today: string,
  terms: MedicalRecordTerms,
): Summary {
  const states = dayCareMedicalRecords(dog, records, today, terms).map(({ state }) => state)
  const lacking = states.filter((state) => state === 'missing' || state === 'expired').length
  if (lacking > 0) return { tone: 'expired', word: officeDogsCopy.missing(lacking) }
  if (states.includes('in-review')) return { tone: 'review', word: officeDogsCopy.inReview }
  if (states.includes('first-day')) return { tone: 'soon', word: officeDogsCopy.toEvaluate }
  if (states.includes('expiring')) return { tone: 'soon', word: officeDogsCopy.expiring }
  return { tone: 'ok', word: officeDogsCopy.ready }
}
