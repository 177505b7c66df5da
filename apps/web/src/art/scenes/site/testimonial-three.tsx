import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { coats, paint } from '../../palette.ts'
import { people, Person } from '../../people/person.tsx'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from './full-bleed.tsx'

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
