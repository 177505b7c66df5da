import { blush, blushShade, paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A branch in bloom that hangs over a wall or an arch, some 150 units across. */
export function Bougainvillea(place: Place) {
  return (
    <g transform={placed(place)}>
      <path
        fill={paint.highlight}
        d="M-70,4 q4,-26 28,-22 q-4,24 -28,22Z M60,22 q26,4 24,28 q-26,-2 -24,-28Z M12,-34 q16,-22 34,-8 q-12,22 -34,8Z M-22,26 q-20,6 -22,26 q22,0 22,-26Z"
      />
      <g fill={blushShade}>
        <circle cx="-34" cy="4" r="24" />
        <circle cx="8" cy="14" r="28" />
        <circle cx="46" cy="14" r="22" />
        <circle cx="66" cy="46" r="15" />
        <circle cx="20" cy="48" r="16" />
      </g>
      <g fill={blush}>
        <circle cx="-38" cy="-2" r="20" />
        <circle cx="-4" cy="-10" r="22" />
        <circle cx="38" cy="4" r="20" />
        <circle cx="14" cy="24" r="16" />
        <circle cx="63" cy="42" r="11" />
      </g>
      <g fill={paint.cream}>
        <circle cx="-40" cy="-5" r="4" />
        <circle cx="-2" cy="-12" r="4.5" />
        <circle cx="38" cy="2" r="4" />
        <circle cx="15" cy="24" r="3.5" />
      </g>
    </g>
  )
}
