import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arch-opening.tsx'
import { blush, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

const balls = [
  [150, 236, paint.secondary],
  [214, 222, paint.primary],
  [282, 232, paint.accent],
  [352, 220, blush],
  [420, 234, paint.secondary],
  [488, 222, paint.primary],
  [556, 236, paint.accent],
] as const

/** A pool of balls with Luna and Mole in it up to their necks. */
export function EventGames(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={paint.primary} {...props}>
      <path d={archOutline(360, 270, 420, 246)} fill={paint.secondary} />
      <path d="M0,270H720V320H0Z" fill={paint.sand} />
      <Dog
        pose="bathe"
        look={cast.luna}
        x={258}
        y={262}
        scale={0.9}
        turn={6}
        tilt={7}
        mouth="open"
        perk={[-4, 4]}
      />
      <Dog
        pose="bathe"
        look={cast.mole}
        x={462}
        y={272}
        scale={0.82}
        turn={-6}
        tilt={-8}
        eyes="happy"
        mouth="open"
      />
      {balls.map(([x, y, colour]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="38" fill={colour} />
          <circle cx={x - 13} cy={y - 14} r="8" fill={paint.white} opacity=".6" />
        </g>
      ))}
      <path d="M98,226 H622 L600,288 q-4,12 -16,12 H136 q-12,0 -16,-12Z" fill={paint.highlight} />
      <path d="M500,226 H622 L600,288 q-4,12 -16,12 H470Z" fill={paint.ink} opacity=".13" />
      <rect x="84" y="218" width="552" height="26" rx="13" fill={paint.accent} />
      <rect x="100" y="223" width="180" height="7" rx="3.5" fill={paint.white} opacity=".6" />
    </FullBleed>
  )
}
