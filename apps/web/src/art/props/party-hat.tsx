import { paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A paper cone for a head, 56 wide, whose brim lies on the point given. */
export function PartyHat({ colour = paint.primary, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M-28,0 L0,-66 L28,0 Q0,12 -28,0Z" fill={colour} />
      <path d="M0,-66 L28,0 Q18,4 8,5Z" fill={paint.ink} opacity=".14" />
      <path d="M-18,-23 Q2,-12 19,-22 L25,-8 Q2,4 -24,-9Z" fill={paint.cream} />
      <circle cy="-66" r="11" fill={paint.accent} />
    </g>
  )
}
