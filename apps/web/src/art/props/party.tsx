import { paint, blush, coats, marigold } from '../palette.ts'
import { placeTransform, type Place } from '../picture.tsx'

/** A balloon on a string that ends at the point given. */
export function Balloon({
  x,
  y,
  rise,
  lean = 0,
  colour,
}: {
  x: number
  y: number
  rise: number
  lean?: number
  colour: string
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0,0 Q${-lean},${-rise / 2} ${lean},${-rise}`}
        stroke={paint.ink}
        opacity=".5"
        strokeWidth="3"
        fill="none"
      />
      <g transform={`translate(${lean} ${-rise})`} className="art-float">
        <path
          d="M0,0 C-30,-16 -44,-50 -34,-76 C-22,-104 22,-104 34,-76 C44,-50 30,-16 0,0 L7,10 H-7Z"
          fill={colour}
        />
        <path
          d="M0,0 C30,-16 44,-50 34,-76 C30,-86 22,-92 14,-95 C24,-60 18,-26 0,0Z"
          fill={paint.ink}
          opacity=".12"
        />
        <ellipse
          cx="-16"
          cy="-70"
          rx="6"
          ry="13"
          transform="rotate(20 -16 -70)"
          fill={paint.white}
          opacity=".6"
        />
      </g>
    </g>
  )
}

/** A cake for dogs: biscuit, cream, a bone on top, a candle; 180 wide, on the point given. */
export function Cake(place: Place) {
  return (
    <g transform={placeTransform(place)}>
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

/** A paper cone for a head, 56 wide, whose brim lies on the point given. */
export function PartyHat({ colour = paint.primary, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placeTransform(place)}>
      <path d="M-28,0 L0,-66 L28,0 Q0,12 -28,0Z" fill={colour} />
      <path d="M0,-66 L28,0 Q18,4 8,5Z" fill={paint.ink} opacity=".14" />
      <path d="M-18,-23 Q2,-12 19,-22 L25,-8 Q2,4 -24,-9Z" fill={paint.cream} />
      <circle cy="-66" r="11" fill={paint.accent} />
    </g>
  )
}
