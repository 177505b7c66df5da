import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { blush, coats, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Balloon } from '../../props/balloon.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Frijol as a gift; the ribbon is still on. */
export function EventGift(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={blush} {...props}>
      <path d="M0,270H720V320H0Z" fill={paint.sand} />
      <Balloon x={150} y={290} rise={160} lean={-20} colour={paint.secondary} />
      <Balloon x={158} y={290} rise={110} lean={36} colour={paint.accent} />
      <Balloon x={590} y={290} rise={150} lean={22} colour={paint.primary} />
      <ellipse cx="360" cy="298" rx="180" ry="10" fill={paint.ink} opacity=".12" />
      <Dog
        pose="bathe"
        look={cast.frijol}
        x={356}
        y={256}
        scale={1.02}
        turn={-4}
        tilt={-8}
        mouth="open"
        perk={[-8, 12]}
      />
      <path d="M238,204 H482 V286 q0,12 -12,12 H250 q-12,0 -12,-12Z" fill={paint.highlight} />
      <path d="M420,204 H482 V286 q0,12 -12,12 H420Z" fill={paint.ink} opacity=".13" />
      <rect x="224" y="188" width="272" height="32" rx="10" fill={paint.accent} />
      <path d="M338,188h44v110h-44z" fill={paint.secondary} />
      <g fill={coats.cream.light}>
        <rect x="286" y="176" width="50" height="34" rx="17" />
        <rect x="384" y="178" width="50" height="34" rx="17" />
      </g>
    </FullBleed>
  )
}
