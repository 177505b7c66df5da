import type { BreedFamily } from './breed-family.ts'

export type EarKind = 'prick' | 'bat' | 'fold' | 'button' | 'hang' | 'long' | 'puff'
export type Marking = 'plain' | 'blaze' | 'eye-patch' | 'husky-mask' | 'dark-muzzle' | 'tan-points'
export type Fur = 'smooth' | 'curly' | 'wiry' | 'fluffy' | 'bare'

/** A head in numbers, measured from the point between the brows: half widths and heights in head units. */
export type BreedShape = {
  skull: { width: number; height: number; cheek: number; jaw: number }
  muzzle: { width: number; height: number; y: number }
  eyes: { apart: number; y: number; radius: number }
  ears: EarKind
  marking: Marking
  fur: Fur
}

const breedShapes = {
  pug: {
    skull: { width: 58, height: 50, cheek: 7, jaw: 48 },
    muzzle: { width: 33, height: 22, y: 25 },
    eyes: { apart: 34, y: 2, radius: 8.5 },
    ears: 'button',
    marking: 'dark-muzzle',
    fur: 'smooth',
  },
  shepherd: {
    skull: { width: 50, height: 54, cheek: 5, jaw: 50 },
    muzzle: { width: 24, height: 24, y: 29 },
    eyes: { apart: 28, y: 2, radius: 6.5 },
    ears: 'prick',
    marking: 'dark-muzzle',
    fur: 'smooth',
  },
  retriever: {
    skull: { width: 54, height: 56, cheek: 3, jaw: 48 },
    muzzle: { width: 28, height: 21, y: 27 },
    eyes: { apart: 31, y: 4, radius: 7 },
    ears: 'hang',
    marking: 'plain',
    fur: 'smooth',
  },
  poodle: {
    skull: { width: 46, height: 48, cheek: 2, jaw: 46 },
    muzzle: { width: 22, height: 19, y: 27 },
    eyes: { apart: 26, y: 4, radius: 6.5 },
    ears: 'puff',
    marking: 'plain',
    fur: 'curly',
  },
  terrier: {
    skull: { width: 49, height: 50, cheek: 2, jaw: 44 },
    muzzle: { width: 27, height: 22, y: 28 },
    eyes: { apart: 27, y: 1, radius: 6.5 },
    ears: 'fold',
    marking: 'plain',
    fur: 'wiry',
  },
  chihuahua: {
    skull: { width: 52, height: 54, cheek: 2, jaw: 42 },
    muzzle: { width: 20, height: 15, y: 26 },
    eyes: { apart: 33, y: 4, radius: 8.5 },
    ears: 'bat',
    marking: 'plain',
    fur: 'smooth',
  },
  dachshund: {
    skull: { width: 44, height: 52, cheek: 2, jaw: 54 },
    muzzle: { width: 23, height: 27, y: 31 },
    eyes: { apart: 25, y: 0, radius: 6.5 },
    ears: 'long',
    marking: 'tan-points',
    fur: 'smooth',
  },
  husky: {
    skull: { width: 53, height: 54, cheek: 10, jaw: 48 },
    muzzle: { width: 24, height: 20, y: 27 },
    eyes: { apart: 29, y: 3, radius: 6.5 },
    ears: 'prick',
    marking: 'husky-mask',
    fur: 'fluffy',
  },
  xoloitzcuintle: {
    skull: { width: 44, height: 52, cheek: 1, jaw: 50 },
    muzzle: { width: 21, height: 22, y: 30 },
    eyes: { apart: 27, y: 2, radius: 7 },
    ears: 'bat',
    marking: 'plain',
    fur: 'bare',
  },
} as const satisfies Record<Exclude<BreedFamily, 'mestizo'>, BreedShape>

const mestizoEars = ['hang', 'fold', 'prick', 'bat', 'button'] as const satisfies EarKind[]
const mestizoMarkings = ['plain', 'blaze', 'eye-patch', 'blaze', 'eye-patch'] as const satisfies Marking[]
const mestizoSkulls = ['retriever', 'shepherd', 'terrier', 'chihuahua'] as const
const mestizoFurs = ['smooth', 'smooth', 'wiry', 'fluffy'] as const satisfies Fur[]

/** Shape of a family's head; a mestizo draws random parts, so that each one differs. */
export function breedShape(family: BreedFamily, draw: <T>(from: readonly T[]) => T): BreedShape {
  if (family !== 'mestizo') return breedShapes[family]
  return {
    ...breedShapes[draw(mestizoSkulls)],
    ears: draw(mestizoEars),
    marking: draw(mestizoMarkings),
    fur: draw(mestizoFurs),
  }
}
