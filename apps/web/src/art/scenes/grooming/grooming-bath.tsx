import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bubbles } from '../../props/bubbles.tsx'
import { Foam } from '../../props/foam.tsx'
import { Tub } from '../../props/tub.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Bath and shampoo: Frijol under the foam. */
export function GroomingBath(props: ArtProps) {
  return (
    <FullBleed width={320} height={240} field={paint.accent} {...props}>
      <path d="M0,198H320V240H0Z" fill={paint.highlight} />
      <Dog
        pose="bathe"
        look={cast.frijol}
        x={156}
        y={176}
        scale={0.76}
        turn={4}
        tilt={-5}
        eyes="happy"
        mouth="open"
        perk={[-6, 8]}
      />
      <Foam x={152} y={44} scale={0.54} />
      <Foam x={232} y={148} scale={0.6} />
      <Tub x={160} y={226} scale={0.72} />
      <Bubbles
        at={[
          [50, 60, 14],
          [272, 52, 18],
          [288, 110, 8],
          [36, 116, 8],
        ]}
      />
    </FullBleed>
  )
}
