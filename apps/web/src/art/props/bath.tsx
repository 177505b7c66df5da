import { paint } from '../palette.ts'
import { placeTransform, type Place } from '../picture.tsx'

/** A bottle with a pump, 100 wide and 200 high, on the point given. */
export function ShampooBottle({ colour = paint.accent, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placeTransform(place)}>
      <path
        d="M-8,-178 H8 V-140 H-8Z M-44,-192 Q-46,-200 -36,-200 H14 Q20,-200 20,-192 V-178 H-24 L-40,-172Z"
        fill={paint.ink}
      />
      <path
        d="M-26,-150 H26 V-132 C44,-122 50,-108 50,-90 V-14 Q50,0 36,0 H-36 Q-50,0 -50,-14 V-90 C-50,-108 -44,-122 -26,-132Z"
        fill={colour}
      />
      <path
        d="M10,-150 H26 V-132 C44,-122 50,-108 50,-90 V-14 Q50,0 36,0 H12 Q28,-60 10,-150Z"
        fill={paint.ink}
        opacity=".13"
      />
      <rect x="-50" y="-88" width="100" height="58" fill={paint.cream} />
      <g fill={paint.primary}>
        <path d="M0,-62 C14,-62 18,-44 10,-42 Q0,-46 -10,-42 C-18,-44 -14,-62 0,-62Z" />
        <circle cx="-15" cy="-64" r="5" />
        <circle cx="-6" cy="-72" r="5" />
        <circle cx="6" cy="-72" r="5" />
        <circle cx="15" cy="-64" r="5" />
      </g>
      <path
        d="M-36,-108 Q-34,-120 -22,-124"
        stroke={paint.white}
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".6"
        fill="none"
      />
    </g>
  )
}

/** A heap of soap foam some 120 units wide, whose underside lies on the point given. */
export function Foam(place: Place) {
  return (
    <g transform={placeTransform(place)}>
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

type Bubble = readonly [x: number, y: number, radius: number]

/** Soap bubbles that may float. */
export function Bubbles({ at, colour = paint.white }: { at: readonly Bubble[]; colour?: string }) {
  return (
    <g className="art-float">
      {at.map(([x, y, radius]) => (
        <g key={`${x} ${y}`} fill={colour}>
          <circle cx={x} cy={y} r={radius} opacity=".45" />
          <circle cx={x - radius * 0.35} cy={y - radius * 0.35} r={radius * 0.24} />
        </g>
      ))}
    </g>
  )
}

/** A bathtub on its feet, 300 wide and 130 high, which stands on the point given; draw it in front of its occupant. */
export function Tub({ colour = paint.secondary, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placeTransform(place)}>
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
