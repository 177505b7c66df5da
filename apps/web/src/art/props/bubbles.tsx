import { paint } from '../palette.ts'

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
