import { multipleAntigens, type Antigen } from './antigens.ts'

const puppyAntigens = ['parvovirus', 'distemper'] as const satisfies readonly Antigen[]

/** Words of a vaccination card, without accents and capitals, with their antigens. */
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

/** Words that negate an antigen: 'Quíntuple sin leptospira'. */
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
