import type { Coat } from '../palette.ts'
import type { BreedShape } from './breed-shape.ts'

/** One dog's looks: the shape of its head, its coat and the coat of its markings. */
export type DogLook = { shape: BreedShape; coat: Coat; marks: Coat }
