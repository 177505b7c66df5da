import type { Coat } from '../palette.ts'
import type { BreedShape } from './breed-shape.ts'

/** Look of a dog: head shape, coat and markings. */
export type DogLook = { shape: BreedShape; coat: Coat; marks: Coat }
