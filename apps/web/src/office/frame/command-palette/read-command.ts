import { plainText } from '../../kit/records/use-search-words.ts'

/** Words that name an act, without accents and capitals. */
const verbs = {
  charge: ['cobrar', 'cobra', 'cobro'],
  book: ['reserva', 'reservar', 'reservacion'],
  incident: ['incidente', 'incidentes'],
} as const
export type PaletteAct = keyof typeof verbs

const acts = Object.keys(verbs) as PaletteAct[]
const isVerb = (act: PaletteAct, word: string) => verbs[act].some((verb) => verb === word)

/** Words around a verb that name nobody. */
const fillers = new Set(['a', 'al', 'anotar', 'con', 'de', 'del', 'nueva', 'nuevo', 'para', 'un', 'una'])

/** Reads an act and the name that it is about, in any order; null where no word names an act. */
export function readCommand(written: string): { act: PaletteAct; name: string } | null {
  const words = plainText(written).split(' ').filter(Boolean)
  const act = acts.find((known) => words.some((word) => isVerb(known, word)))
  if (!act) return null
  return { act, name: words.filter((word) => !isVerb(act, word) && !fillers.has(word)).join(' ') }
}
