import type { DogLook } from '../dog/dog-look.ts'
import { Head } from '../dog/head.tsx'
import { paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A bag of kibble with a dog on its label, 150 wide and 200 high, on the point given. */
export function KibbleBag({ colour, look, ...place }: Place & { colour: string; look: DogLook }) {
  return (
    <g transform={placed(place)}>
      <path
        d="M-66,-176 H66 Q84,-90 74,-10 Q72,0 62,0 H-62 Q-72,0 -74,-10 Q-84,-90 -66,-176Z"
        fill={colour}
      />
      <path d="M36,-176 H66 Q84,-90 74,-10 Q72,0 62,0 H30 Q54,-80 36,-176Z" fill={paint.ink} opacity=".13" />
      <path d="M-70,-202 H70 L66,-170 H-66Z" fill={colour} />
      <path d="M-70,-202 H70 L66,-170 H-66Z" fill={paint.ink} opacity=".2" />
      <path d="M-58,-190 H58" stroke={paint.cream} strokeWidth="5" strokeDasharray="9 7" />
      <circle cy="-94" r="50" fill={paint.cream} />
      <g transform="translate(0 -88) scale(.56)">
        <Head look={look} tilt={-5} />
      </g>
      <path d="M-38,-24 H38" stroke={paint.cream} strokeWidth="10" strokeLinecap="round" />
      <path
        d="M-58,-150 Q-66,-100 -62,-50"
        stroke={paint.white}
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".5"
        fill="none"
      />
    </g>
  )
}
