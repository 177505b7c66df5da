import { paint } from '../palette.ts'
import { placeTransform, type Place } from '../picture.tsx'

/** A training cone, 70 wide and 100 high, on the point given. */
export function Cone({ colour = paint.primary, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placeTransform(place)}>
      <path d="M-10,-98 Q0,-106 10,-98 L32,-10 H-32Z" fill={colour} />
      <path d="M-20,-58 H20 L26,-34 H-26Z" fill={paint.cream} />
      <path d="M4,-102 Q8,-101 10,-98 L32,-10 H8Z" fill={paint.ink} opacity=".14" />
      <rect x="-46" y="-14" width="92" height="14" rx="7" fill={colour} />
    </g>
  )
}
