import { paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A bathtub on its feet, 300 wide and 130 high, which stands on the point given; draw it in front of its occupant. */
export function Tub({ colour = paint.secondary, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M-96,-22 L-106,-2 H-82 L-74,-22Z M96,-22 L106,-2 H82 L74,-22Z" fill={paint.ink} />
      <path d="M-144,-120 H144 C144,-50 116,-14 70,-14 H-70 C-116,-14 -144,-50 -144,-120Z" fill={colour} />
      <path
        d="M66,-120 H144 C144,-50 116,-14 70,-14 H0 C50,-22 66,-70 66,-120Z"
        fill={paint.ink}
        opacity=".12"
      />
      <rect x="-158" y="-136" width="316" height="26" rx="13" fill={colour} />
      <rect x="-146" y="-131" width="110" height="7" rx="3.5" fill={paint.white} opacity=".6" />
      <path
        d="M-124,-96 Q-120,-64 -104,-46"
        stroke={paint.white}
        opacity=".5"
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  )
}
