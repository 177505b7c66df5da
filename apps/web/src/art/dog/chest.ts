import { coats } from '../palette.ts'
import type { DogLook } from './cast.ts'

/** The colour of bib and socks: a marked dog wears its markings there, but never a dark mask. */
export function chestOutline({ shape, coat, marks }: DogLook): string {
  return shape.marking === 'plain' || marks === coats.charcoal ? coat.light : marks.light
}
