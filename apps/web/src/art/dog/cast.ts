import { coats, type Coat } from '../palette.ts'
import { breedShape, type BreedShape } from './breed-shape.ts'

/** Look of a dog: head shape, coat and markings. */
export type DogLook = { shape: BreedShape; coat: Coat; marks: Coat }

const first = <T>(from: readonly T[]): T => from[0] as T
const shape = (family: Parameters<typeof breedShape>[0]) => breedShape(family, first)

/** The recurring dogs of the brand: Canela is the one in the logo. */
export const cast = {
  canela: {
    shape: { ...shape('retriever'), ears: 'fold', marking: 'blaze' },
    coat: coats.caramel,
    marks: coats.cream,
  },
  frijol: {
    shape: { ...shape('retriever'), marking: 'eye-patch' },
    coat: coats.cream,
    marks: coats.charcoal,
  },
  taco: { shape: shape('pug'), coat: coats.cream, marks: coats.charcoal },
  pelusa: { shape: shape('poodle'), coat: coats.cream, marks: coats.cream },
  churro: { shape: shape('dachshund'), coat: coats.chocolate, marks: coats.caramel },
  luna: { shape: shape('husky'), coat: coats.grey, marks: coats.cream },
  mole: { shape: shape('xoloitzcuintle'), coat: coats.charcoal, marks: coats.charcoal },
  chia: { shape: shape('chihuahua'), coat: coats.russet, marks: coats.cream },
  don: { shape: shape('terrier'), coat: coats.grey, marks: coats.cream },
  oso: { shape: shape('shepherd'), coat: coats.caramel, marks: coats.charcoal },
} as const satisfies Record<string, DogLook>

/** The colour of bib and socks: a marked dog wears its markings there, but never a dark mask. */
export function chestOutline(look: DogLook): string {
  return look.shape.marking === 'plain' || look.marks === coats.charcoal ? look.coat.light : look.marks.light
}
