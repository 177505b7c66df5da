import { multipleAntigens, type Antigen } from './antigens.ts'
import { addDays, dayNumber } from './house-time.ts'

/** The products an owner or the desk chooses from when a vaccine is written down. */
export const vaccineProducts = ['Múltiple', 'Quíntuple', 'Séxtuple', 'Rabia', 'Bordetella', 'Puppy'] as const

const puppyAntigens = ['parvovirus', 'distemper'] as const satisfies readonly Antigen[]

/** Words of a vaccination card, without accents and capitals, and what each stands for. */
const coverOf: Readonly<Record<string, readonly Antigen[]>> = {
  multiple: multipleAntigens,
  polivalente: multipleAntigens,
  quintuple: multipleAntigens,
  sextuple: multipleAntigens,
  rabia: ['rabies'],
  antirrabica: ['rabies'],
  bordetella: ['bordetella'],
  puppy: puppyAntigens,
  parvovirus: ['parvovirus'],
  parvo: ['parvovirus'],
  moquillo: ['distemper'],
  distemper: ['distemper'],
  hepatitis: ['hepatitis'],
  leptospira: ['leptospira'],
  leptospirosis: ['leptospira'],
  parainfluenza: ['parainfluenza'],
}

/** Words after which a product says what it does *not* hold: 'Quíntuple sin leptospira'. */
const denials = new Set(['sin', 'no', 'excepto', 'menos', 'pendiente', 'falta'])

const wordsOf = (product: string) =>
  product
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/**
 * The antigens a product covers, read from its name as a vaccination card writes it: 'MULTIPLE', 'Quíntuple + Rabia',
 * 'Antirrábica (Defensor)'. A name that is unknown, or that denies something, covers nothing: a dog is never let in
 * by a guess, and who verifies the medical record puts the name right.
 */
export const antigensOf = (product: string): ReadonlySet<Antigen> => {
  const words = wordsOf(product)
  if (words.some((word) => denials.has(word))) return new Set()
  return new Set(words.flatMap((word) => (Object.hasOwn(coverOf, word) ? (coverOf[word] ?? []) : [])))
}

/**
 * The series of a puppy, by its age in weeks (ours, a setting; the usual calendar of vets in Mexico, whose last
 * dose of Múltiple falls at 16 weeks as WSAVA advises, because milk protects and blocks until then).
 * It advises the owner what comes next; what a booking asks for is in `eligibility`.
 */
export const puppySeries = [
  { ageWeeks: 6, product: 'Puppy' },
  { ageWeeks: 9, product: 'Múltiple' },
  { ageWeeks: 12, product: 'Múltiple' },
  { ageWeeks: 12, product: 'Bordetella' },
  { ageWeeks: 14, product: 'Rabia' },
  { ageWeeks: 16, product: 'Múltiple' },
] as const

/** Days by which a dose may come early and still be the one of the series. */
const earlyDays = 7

/**
 * The doses of the series that a puppy has not had yet, each with the day it is due. A given dose stands for the
 * earliest one it covers that was due by then, so that one late dose is not taken for two.
 */
export const missingPuppyDoses = (
  birthDate: string,
  given: readonly { product: string; appliedOn: string }[],
) => {
  const left = given.toSorted((one, other) => (one.appliedOn < other.appliedOn ? -1 : 1))
  return puppySeries
    .map(({ ageWeeks, product }) => ({ product, dueOn: addDays(birthDate, ageWeeks * 7) }))
    .filter(({ product, dueOn }) => {
      const needed = [...antigensOf(product)]
      const match = left.findIndex((dose) => {
        const covered = antigensOf(dose.product)
        return (
          needed.every((antigen) => covered.has(antigen)) &&
          dayNumber(dose.appliedOn) >= dayNumber(dueOn) - earlyDays
        )
      })
      if (match >= 0) left.splice(match, 1)
      return match < 0
    })
}
