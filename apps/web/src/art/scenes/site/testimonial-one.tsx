import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { coats, paint } from '../../palette.ts'
import { people, Person } from '../../people/person.tsx'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from './full-bleed.tsx'

/** With Pelusa in her arms. */
export function TestimonialOne(props: ArtProps) {
  return (
    <FullBleed width={240} height={240} field={paint.secondary} {...props}>
      <Person
        x={88}
        y={94}
        scale={0.96}
        hair="long"
        hairColour={coats.chocolate.shade}
        skin={people.fair}
        shirt={paint.highlight}
        tilt={6}
      />
      <Dog pose="bathe" look={cast.pelusa} x={178} y={256} scale={0.6} turn={-4} tilt={-7} />
    </FullBleed>
  )
}
