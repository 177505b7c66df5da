import type { CoatName } from '../palette.ts'
import { plainWords } from './breed-family.ts'

/** Colours parsed from text: the coat, and a second colour for markings. */
export type CoatColours = { main: CoatName; marks?: CoatName }

const coatWords: readonly (readonly [CoatName, readonly string[]])[] = [
  ['charcoal', ['negr', 'carbon', 'black', 'azabache', 'atigrad', 'brindle']],
  ['chocolate', ['chocolate', 'higado', 'brown']],
  ['grey', ['gris', 'plat', 'azul', 'merle', 'mirlo', 'sal y pimienta', 'ceniza', 'grey', 'gray', 'silver']],
  ['russet', ['rojo', 'rojiz', 'caoba', 'cobr', 'canela', 'fuego', 'naranja', 'red', 'sable']],
  [
    'caramel',
    [
      'caramelo',
      'miel',
      'dorad',
      'cafe',
      'marron',
      'leonado',
      'fawn',
      'golden',
      'bronce',
      'albaricoque',
      'apricot',
      'amarill',
      'rubi',
      'castan',
      'tricolor',
      'bayo',
      'cervato',
    ],
  ],
  ['cream', ['crema', 'blanc', 'beige', 'arena', 'champ', 'marfil', 'vainilla', 'hueso', 'white', 'perla']],
]

/** Coats named in a text, in order; caramel if none is known. */
export function coatOf(colour: string): CoatColours {
  const words = plainWords(colour).replace(/(?:cafe|marron) oscur[oa]/u, 'chocolate')
  const named = coatWords
    .map(([coat, known]) => ({ coat, at: firstIndexOf(words, known) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ coat }) => coat)
  const [main = 'caramel', marks] = named
  return marks ? { main, marks } : { main }
}

function firstIndexOf(words: string, known: readonly string[]): number {
  const places = known.map((word) => words.indexOf(word)).filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}
