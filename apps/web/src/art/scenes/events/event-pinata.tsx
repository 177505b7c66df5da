import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arch-opening.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { blush, coats, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bone } from '../../props/bone.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** A star full of biscuits, and Canela on her way up. */
export function EventPinata(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={paint.accent} {...props}>
      <ArchOpening x={190} y={272} width={190} height={230} inside={paint.highlight} rim={14} />
      <path d="M0,268H720V320H0Z" fill={paint.sand} />
      <path d="M440,0 V74" stroke={paint.ink} strokeWidth="4" />
      <g className="art-sway">
        <path d="M440,50 L462,92 L440,120 L418,92Z" fill={paint.primary} />
        <path d="M514,118 L474,142 L446,128 L466,100Z" fill={paint.secondary} />
        <path d="M366,118 L406,142 L434,128 L414,100Z" fill={paint.secondary} />
        <path d="M398,206 L404,158 L438,146 L444,178Z" fill={blush} />
        <path d="M486,204 L478,156 L446,146 L436,178Z" fill={blush} />
        <circle cx="440" cy="132" r="38" fill={paint.primary} />
        <path d="M464,102 a38,38 0 0 1 -48,60 q44,-8 48,-60z" fill={paint.ink} opacity=".13" />
        <path
          d="M406,122 q34,14 68,0 M408,144 q32,14 64,0"
          fill="none"
          stroke={paint.cream}
          strokeWidth="8"
        />
        <path
          d="M514,118 l18,-4 M366,118 l-18,-4 M398,206 l-8,18 M486,204 l8,18"
          stroke={paint.cream}
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
      <GroundShadow x={256} y={296} width={200} />
      <Dog
        pose="jump"
        look={cast.canela}
        x={256}
        y={308}
        scale={0.8}
        flip
        turn={7}
        tilt={8}
        mouth="open"
        perk={[-12, -10]}
        collar={paint.primary}
      />
      <Bone x={560} y={282} scale={0.42} turn={18} />
      <Bone x={500} y={296} scale={0.36} turn={-20} />
      <circle cx="606" cy="296" r="10" fill={coats.chocolate.light} />
      <circle cx="540" cy="250" r="8" fill={coats.chocolate.light} />
    </FullBleed>
  )
}
