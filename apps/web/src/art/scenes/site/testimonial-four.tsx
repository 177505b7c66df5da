import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { blush, paint } from '../../palette.ts'
import { people, Person } from '../../people/person.tsx'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from './full-bleed.tsx'

/** With Mole and his ears. */
export function TestimonialFour(props: ArtProps) {
  return (
    <FullBleed width={240} height={240} field={blush} {...props}>
      <Person x={156} y={98} scale={0.98} hair="bun" skin={people.tan} shirt={paint.cream} tilt={-6} />
      <Dog
        pose="bathe"
        look={cast.mole}
        x={66}
        y={262}
        scale={0.62}
        turn={5}
        tilt={7}
        collar={paint.secondary}
      />
    </FullBleed>
  )
}
