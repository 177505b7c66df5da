import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bubbles } from '../../props/bubbles.tsx'
import { Foam } from '../../props/foam.tsx'
import { ShampooBottle } from '../../props/shampoo-bottle.tsx'
import { Tub } from '../../props/tub.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Pelusa bathes with the good shampoo. */
export function ShopPromoCare(props: ArtProps) {
  return (
    <FullBleed width={840} height={350} field={paint.primary} {...props}>
      <TileRow x={0} y={176} size={48} count={18} />
      <path d="M0,304H840V350H0Z" fill={paint.sand} />
      <Dog
        pose="bathe"
        look={cast.pelusa}
        x={540}
        y={252}
        scale={1.02}
        turn={-5}
        tilt={-6}
        eyes="happy"
        mouth="open"
      />
      <Foam x={456} y={230} scale={0.7} />
      <Foam x={628} y={230} scale={0.9} />
      <Tub x={540} y={330} scale={0.92} colour={paint.accent} />
      <ShampooBottle x={236} y={330} scale={1.26} colour={paint.highlight} />
      <Bubbles
        at={[
          [340, 120, 24],
          [386, 66, 14],
          [420, 150, 12],
          [700, 90, 22],
          [742, 150, 12],
          [130, 90, 16],
        ]}
      />
    </FullBleed>
  )
}
