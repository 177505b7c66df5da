import { blush, paint } from '../palette.ts'

type Point = readonly [x: number, y: number]

type BuntingProps = {
  from: Point
  to: Point
  sag?: number
  flags?: number
  size?: number
  colours?: readonly string[]
}

const patio = [paint.cream, paint.secondary, paint.accent, blush] as const

/** Papel picado on a slack string between two points. */
export function Bunting({ from, to, sag = 40, flags = 7, size = 44, colours = patio }: BuntingProps) {
  const low: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  const third = Math.round(size / 3)
  const scallop = Math.round(size / 5)
  const sheet =
    `h${third * 3}v${size - 4}q${-third / 2},${scallop} ${-third},0t${-third},0t${-third},0z` +
    `m${third * 1.5},${scallop}l${scallop},${scallop}l${-scallop},${scallop}l${-scallop},${-scallop}z`
  const places = Array.from({ length: flags }, (_, index) => onCurve(from, low, to, (index + 0.5) / flags))
  return (
    <>
      <path
        d={`M${from[0]},${from[1]} Q${low[0]},${low[1]} ${to[0]},${to[1]}`}
        fill="none"
        stroke={paint.ink}
        strokeWidth="3"
        opacity=".6"
      />
      {colours.map((colour, turn) => (
        <path
          key={colour}
          fill={colour}
          fillRule="evenodd"
          d={places
            .filter((_, index) => index % colours.length === turn)
            .map(([x, y]) => `M${x - Math.round(size / 2)},${y}${sheet}`)
            .join('')}
        />
      ))}
    </>
  )
}

function onCurve(from: Point, low: Point, to: Point, t: number): Point {
  const along = (axis: 0 | 1) =>
    Math.round((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * low[axis] + t * t * to[axis])
  return [along(0), along(1)]
}
