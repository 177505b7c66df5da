import { blush, coats, paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A wicker basket with a blanket over its rim, 260 wide and 80 high, on the point given; draw it over its occupant. */
export function Basket(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-122,-70 H122 L108,-10 Q106,0 94,0 H-94 Q-106,0 -108,-10Z" fill={coats.russet.base} />
      <path
        d="M-112,-44 H112 M-106,-22 H106"
        stroke={coats.russet.shade}
        strokeWidth="7"
        strokeDasharray="22 12"
        strokeLinecap="round"
      />
      <path d="M70,-70 H122 L108,-10 Q106,0 94,0 H40 Q70,-20 70,-70Z" fill={paint.ink} opacity=".12" />
      <rect x="-134" y="-84" width="268" height="24" rx="12" fill={coats.russet.light} />
      <path d="M-96,-86 H-20 V-34 q-10,14 -19,0 t-19,0 t-19,0 t-19,0Z" fill={blush} />
      <path d="M-96,-62 H-20 v9 H-96z" fill={paint.cream} />
    </g>
  )
}
