import { paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A heap of soap foam some 120 units wide, whose underside lies on the point given. */
export function Foam(place: Place) {
  return (
    <g transform={placed(place)}>
      <path
        d="M-62,0 C-76,-26 -50,-42 -38,-34 C-34,-62 4,-66 12,-46 C26,-62 54,-48 48,-28 C68,-26 70,-6 60,0Z"
        fill={paint.white}
      />
      <path
        d="M-62,0 C-66,-8 -66,-14 -62,-20 C-52,-4 -22,-4 -8,-14 C12,-2 40,-4 60,-22 C66,-14 64,-4 60,0Z"
        fill={paint.accent}
        opacity=".25"
      />
    </g>
  )
}
