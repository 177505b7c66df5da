import { cast } from '../../dog/cast.ts'
import { Head } from '../../dog/head.tsx'
import { blush, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** The nose, from as near as Canela comes to everything. */
export function GroomingNose(props: ArtProps) {
  return (
    <FullBleed width={320} height={240} field={blush} {...props}>
      <g transform="translate(150 132) scale(2)">
        <Head look={cast.canela} turn={2} tilt={-4} perk={[-6, 8]} />
      </g>
      <path
        d="M132,144 q4,-12 16,-10 q8,-8 18,-1 q14,0 14,12 q2,10 -10,8 q-8,8 -18,2 q-20,4 -20,-11z"
        fill={paint.secondary}
      />
      <path d="M140,140 q6,-4 12,-2" stroke={paint.cream} strokeWidth="4" strokeLinecap="round" fill="none" />
      <path
        d="M284,44 l7,17 l17,7 l-17,7 l-7,17 l-7,-17 l-17,-7 l17,-7z M26,178 l5,12 l12,5 l-12,5 l-5,12 l-5,-12 l-12,-5 l12,-5z"
        fill={paint.cream}
      />
      <g transform="translate(268 214)">
        <ellipse rx="46" ry="12" fill={paint.ink} opacity=".12" cy="10" />
        <path d="M-42,-26 H42 V2 Q42,12 32,12 H-32 Q-42,12 -42,2Z" fill={paint.accent} />
        <ellipse cy="-26" rx="42" ry="11" fill={paint.cream} />
        <path d="M-26,-28 q12,-14 26,-6 q14,-6 22,6 q-24,12 -48,0z" fill={paint.secondary} />
        <path d="M14,-16 Q36,-18 42,-26 V2 Q42,12 32,12 H10 Q18,0 14,-16Z" fill={paint.ink} opacity=".14" />
      </g>
    </FullBleed>
  )
}
