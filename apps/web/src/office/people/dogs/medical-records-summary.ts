import { medicalRecordStatesFor, type MedicalRecordInput, type MedicalRecordTerms } from '@rumi/contract'
import { officeDogsCopy } from '../../../copy/office/people/dogs.ts'
import type { StateTone } from '../../../ui/feedback/state-chip.tsx'

type Aged = { birthDate: string }

/** What the guardería asks of a dog, medical record by medical record. */
export const dayCareMedicalRecords = (
  dog: Aged,
  records: readonly MedicalRecordInput[],
  today: string,
  terms: MedicalRecordTerms,
) => medicalRecordStatesFor('Guardería', dog, records, today, terms)

type Summary = { tone: StateTone; word: string }

/** How a dog's medical records stand for the guardería, in one word: what is missing speaks before what waits, and that before what runs out. */
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
