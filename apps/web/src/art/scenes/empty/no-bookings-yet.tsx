import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Taco beside a calendar with nothing in it. */
export function NoBookingsYet(props: ArtProps) {
  return (
    <Picture viewBox="0 0 360 280" {...props}>
      <path d={archOutline(180, 246, 260, 230)} fill={paint.accent} />
      <GroundShadow x={184} y={248} width={320} />
      <g transform="rotate(4 232 150)">
        <path
          d="M160,76 h146 q12,0 12,12 v136 q0,12 -12,12 h-146 q-12,0 -12,-12 v-136 q0,-12 12,-12z"
          fill={paint.white}
        />
        <path d="M160,76 h146 q12,0 12,12 v24 h-170 v-24 q0,-12 12,-12z" fill={paint.primary} />
        <path d="M186,62 v26 M280,62 v26" stroke={paint.ink} strokeWidth="9" strokeLinecap="round" />
        <path
          d="M172,140h122M172,170h122M172,200h122"
          stroke={paint.secondary}
          strokeWidth="14"
          strokeLinecap="round"
          strokeDasharray="0 30.4"
        />
        <path d="M262,112 h56 v112 q0,12 -12,12 h-24 q16,-60 -20,-124z" fill={paint.ink} opacity=".06" />
      </g>
      <Dog
        pose="lie"
        look={cast.taco}
        x={150}
        y={252}
        scale={0.72}
        turn={7}
        tilt={9}
        mouth="calm"
        perk={[0, 14]}
        collar={paint.primary}
      />
    </Picture>
  )
}
