import { blush, coats, marigold, paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A cake for dogs: biscuit, cream, a bone on top, a candle; 180 wide, on the point given. */
export function Cake(place: Place) {
  return (
    <g transform={placed(place)}>
      <ellipse cy="-4" rx="104" ry="14" fill={paint.accent} />
      <path d="M-84,-74 H84 V-12 Q0,10 -84,-12Z" fill={coats.caramel.base} />
      <path d="M34,-74 H84 V-12 Q62,-2 34,0Z" fill={coats.caramel.shade} />
      <path
        d="M-84,-78 Q0,-104 84,-78 V-52 q-12,18 -24,0 t-24,0 t-24,0 t-24,0 t-24,0 t-24,0 t-24,-2Z"
        fill={paint.cream}
      />
      <path
        d="M-62,-82 Q-20,-92 20,-90"
        stroke={paint.white}
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
      <rect x="-6" y="-138" width="12" height="50" rx="4" fill={paint.highlight} />
      <path d="M0,-166 Q16,-144 0,-138 Q-16,-144 0,-166Z" fill={marigold} />
      <g fill={blush}>
        <circle cx="-50" cy="-86" r="9" />
        <circle cx="46" cy="-86" r="9" />
      </g>
    </g>
  )
}
