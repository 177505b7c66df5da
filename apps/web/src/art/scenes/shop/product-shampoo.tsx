import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bubbles } from '../../props/bubbles.tsx'
import { Foam } from '../../props/foam.tsx'
import { ShampooBottle } from '../../props/shampoo-bottle.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Dog shampoo, and what it makes. */
export function ProductShampoo(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={paint.highlight} />
      <ellipse cx="160" cy="278" rx="110" ry="11" fill={paint.ink} opacity=".12" />
      <ShampooBottle x={160} y={276} scale={1.16} colour={paint.primary} />
      <Foam x={232} y={280} scale={0.72} />
      <Foam x={92} y={280} scale={0.5} />
      <Bubbles
        at={[
          [78, 110, 18],
          [246, 86, 22],
          [262, 150, 10],
          [62, 180, 9],
          [224, 40, 9],
        ]}
      />
    </FullBleed>
  )
}
