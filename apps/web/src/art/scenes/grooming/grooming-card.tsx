import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bubbles } from '../../props/bubbles.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Don after his bath, in a towel. */
export function GroomingCard(props: ArtProps) {
  return (
    <FullBleed width={480} height={320} field={paint.accent} {...props}>
      <TileRow x={0} y={196} size={48} count={10} />
      <path d="M0,244H480V320H0Z" fill={paint.highlight} />
      <Dog
        pose="bathe"
        look={cast.don}
        x={236}
        y={330}
        scale={1.15}
        tilt={-6}
        turn={-4}
        eyes="happy"
        perk={[10, 26]}
      />
      <path
        d="M166,238 C130,262 118,300 116,320 H356 C354,300 342,262 306,236 C300,262 270,282 236,284 C202,284 172,264 166,238Z"
        fill={paint.secondary}
      />
      <path
        d="M306,236 C342,262 354,300 356,320 H290 C300,300 304,280 290,262Z"
        fill={paint.ink}
        opacity=".12"
      />
      <path
        d="M136,296 q10,-32 28,-46"
        stroke={paint.cream}
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
      <Bubbles
        at={[
          [92, 96, 22],
          [386, 84, 28],
          [420, 148, 12],
          [70, 154, 10],
          [348, 40, 10],
        ]}
      />
    </FullBleed>
  )
}
