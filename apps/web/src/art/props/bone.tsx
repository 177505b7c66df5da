import { coats } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A bone of 100 units' length around the point given. */
export function Bone(place: Place) {
  return (
    <g transform={placed(place)}>
      <path
        d="M-34,-10 C-34,-30 -62,-26 -56,-6 C-66,8 -46,26 -34,10 H34 C46,26 66,8 56,-6 C62,-26 34,-30 34,-10Z"
        fill={coats.cream.light}
      />
      <path
        d="M-56,0 C-60,12 -44,22 -34,10 H34 C46,26 66,8 56,-6 C56,4 44,2 36,0 H-34 C-42,8 -52,6 -56,0Z"
        fill={coats.cream.shade}
      />
    </g>
  )
}
