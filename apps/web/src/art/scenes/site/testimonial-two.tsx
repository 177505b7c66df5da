import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { paint } from '../../palette.ts'
import { people, Person } from '../../people/person.tsx'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from './full-bleed.tsx'

/** With Oso, who is nearly as tall. */
export function TestimonialTwo(props: ArtProps) {
  return (
    <FullBleed width={240} height={240} field={paint.accent} {...props}>
      <Person x={154} y={92} scale={0.98} hair="short" skin={people.brown} shirt={paint.primary} tilt={-5} />
      <Dog pose="bathe" look={cast.oso} x={64} y={262} scale={0.68} turn={4} tilt={6} mouth="open" />
    </FullBleed>
  )
}
