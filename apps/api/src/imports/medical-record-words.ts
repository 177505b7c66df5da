import type { MedicalRecordKind } from '@rumi/contract'

const kinds: readonly [RegExp, MedicalRecordKind][] = [
  [/heart ?worm|fecal|copro/i, 'consultation'],
  [/(de-?worm|desparas).*(ext|flea|tick|pulga|garrapata)|flea|tick\b|pulga|garrapata/i, 'deworming-external'],
  [/de-?worm|desparas|antiparas/i, 'deworming-internal'],
  [/evaluaci|evaluation|temperament|behaviou?r/i, 'evaluation'],
  [/incident/i, 'incident'],
  [/consult/i, 'consultation'],
]
const isVaccine = /vacun|vaccin|immuni|inmuni|shot/i

/** Kind of a medical record by its own cell, or by its name where it has none; a name alone is a vaccine's. Null where its cell says none. */
export function medicalRecordKindIn(written: string, product: string): MedicalRecordKind | null {
  const kindOf = (text: string) => kinds.find(([words]) => words.test(text))?.[1]
  if (written === '') return kindOf(product) ?? 'vaccine'
  return kindOf(written) ?? (isVaccine.test(written) ? 'vaccine' : null)
}

/** True of a row that other programs write for a vaccine that a dog lacks. */
export const saysNotApplied = (product: string) =>
  /\b(exempt|declined?|waived?|waiver|refused|not|no|none|without|titers?|sin|pendiente|falta)\b/i.test(
    product,
  )

/**
 * English names of vaccines as the rules read them (`antigensOf`). A combination names what it covers, and no more: DHPP is without
 * leptospira.
 */
const vaccines: readonly [RegExp, string][] = [
  [/\brabies\b/i, 'Rabia'],
  [/\bbordetella\b|kennel cough|tos de las perreras/i, 'Bordetella'],
  [/\b(dhlpp|dhppl|dhlp|da2ppl|da2lpp|dapp[ /+-]*l(epto)?|dhpp[ /+-]*l(epto)?)\b/i, 'Múltiple'],
  [/\b(da2pp|dhpp|dapp|da2ppv|dhppv)\b|5[ -]?in[ -]?1/i, 'Moquillo, hepatitis, parainfluenza y parvovirus'],
  [/\blepto(spirosis)?\b/i, 'Leptospira'],
  [/\bparvo(virus)?\b/i, 'Parvovirus'],
  [/\bdistemper\b/i, 'Moquillo'],
]

/** Name of a vaccine in Spanish where it is a usual English one; as written otherwise. */
export const vaccineIn = (written: string) => vaccines.find(([words]) => words.test(written))?.[1] ?? written
