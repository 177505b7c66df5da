import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { coats, paint, blush } from '../../palette.ts'
import { people, Person } from '../../people/person.tsx'
import { type ArtProps, FullBleed } from '../../picture.tsx'

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

/** With Taco, cheek to cheek. */
export function TestimonialThree(props: ArtProps) {
  return (
    <FullBleed width={240} height={240} field={paint.primary} {...props}>
      <Person
        x={90}
        y={92}
        scale={0.98}
        hair="bob"
        hairColour={coats.grey.light}
        skin={people.tan}
        shirt={paint.accent}
        tilt={4}
      />
      <Dog
        pose="bathe"
        look={cast.taco}
        x={174}
        y={258}
        scale={0.68}
        turn={-5}
        tilt={-6}
        eyes="happy"
        mouth="open"
      />
    </FullBleed>
  )
}

/** With Oso, who is nearly as tall. */
export function TestimonialTwo(props: ArtProps) {
  return (
    <FullBleed width={240} height={240} field={paint.accent} {...props}>
      <Person x={154} y={92} scale={0.98} hair="short" skin={people.brown} shirt={paint.primary} tilt={-5} />
      <Dog pose="bathe" look={cast.oso} x={64} y={262} scale={0.68} turn={4} tilt={6} mouth="open" />
    </FullBleed>
  )
}

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
