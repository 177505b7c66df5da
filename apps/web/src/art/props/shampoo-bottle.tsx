import { paint } from '../palette.ts'
import { placed, type Place } from '../place.ts'

/** A bottle with a pump, 100 wide and 200 high, on the point given. */
export function ShampooBottle({ colour = paint.accent, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placed(place)}>
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
