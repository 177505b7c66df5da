import { coats, paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A food bowl of 120 units' width on the point given, full or licked clean. */
export function Bowl({
  full = true,
  colour = paint.accent,
  ...place
}: Place & { full?: boolean; colour?: string }) {
  return (
    <g transform={placed(place)}>
      <ellipse cy="-46" rx="48" ry="13" fill={paint.ink} opacity=".4" />
      {full && (
        <path d="M-46,-44 Q-30,-66 -16,-58 Q0,-76 16,-60 Q34,-66 46,-44Z" fill={coats.chocolate.base} />
      )}
      <path d="M-50,-48 Q0,-36 50,-48 L62,-8 Q62,0 52,0 H-52 Q-62,0 -62,-8Z" fill={colour} />
      <path d="M22,-43 Q40,-44 50,-48 L62,-8 Q62,0 52,0 H20 Q30,-20 22,-43Z" fill={paint.ink} opacity=".14" />
      <path
        d="M-42,-36 Q-24,-32 -10,-32"
        stroke={paint.white}
        opacity=".6"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  )
}
