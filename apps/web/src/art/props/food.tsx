import { coats, paint, blush } from '../palette.ts'
import { placeTransform, type Place } from '../picture.tsx'
import type { DogLook } from '../dog/cast.ts'
import { Head } from '../dog/head.tsx'

/** A bag of kibble with a dog on its label, 150 wide and 200 high, on the point given. */
export function KibbleBag({ colour, look, ...place }: Place & { colour: string; look: DogLook }) {
  return (
    <g transform={placeTransform(place)}>
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

/** A wicker basket with a blanket over its rim, 260 wide and 80 high, on the point given; draw it over its occupant. */
export function Basket(place: Place) {
  return (
    <g transform={placeTransform(place)}>
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

/** A bone of 100 units' length around the point given. */
export function Bone(place: Place) {
  return (
    <g transform={placeTransform(place)}>
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

/** A food bowl of 120 units' width on the point given, full or licked clean. */
export function Bowl({
  full = true,
  colour = paint.accent,
  ...place
}: Place & { full?: boolean; colour?: string }) {
  return (
    <g transform={placeTransform(place)}>
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
