import { paint } from '../palette.ts'

/** A balloon on a string that ends at the point given. */
export function Balloon({
  x,
  y,
  rise,
  lean = 0,
  colour,
}: {
  x: number
  y: number
  rise: number
  lean?: number
  colour: string
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0,0 Q${-lean},${-rise / 2} ${lean},${-rise}`}
        stroke={paint.ink}
        opacity=".5"
        strokeWidth="3"
        fill="none"
      />
      <g transform={`translate(${lean} ${-rise})`} className="art-float">
        <path
          d="M0,0 C-30,-16 -44,-50 -34,-76 C-22,-104 22,-104 34,-76 C44,-50 30,-16 0,0 L7,10 H-7Z"
          fill={colour}
        />
        <path
          d="M0,0 C30,-16 44,-50 34,-76 C30,-86 22,-92 14,-95 C24,-60 18,-26 0,0Z"
          fill={paint.ink}
          opacity=".12"
        />
        <ellipse
          cx="-16"
          cy="-70"
          rx="6"
          ry="13"
          transform="rotate(20 -16 -70)"
          fill={paint.white}
          opacity=".6"
        />
      </g>
    </g>
  )
}
