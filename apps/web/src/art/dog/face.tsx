import { blush, paint, type Coat } from '../palette.ts'
import type { BreedShape } from './breed-shape.ts'

export type Eyes = 'open' | 'closed' | 'happy'
export type Mouth = 'smile' | 'open' | 'calm'

type EyePairProps = {
  shape: BreedShape
  turn: number
  eyes: Eyes
  /** Highlight of each eye, near and far, on a dark coat. */
  halos: readonly [string | undefined, string | undefined]
}

/** Where the two eyes stand across the face: the one on the side it turns to moves less. */
export function eyesAcross(
  { eyes: { apart } }: BreedShape,
  turn: number,
): readonly [left: number, right: number] {
  const short = Math.round(turn * 4) / 10
  return [-apart + (turn < 0 ? short : turn), apart + (turn > 0 ? short : turn)]
}

/** Two dots with one spark each, set wide and low; closed they are two curves. */
export function EyePair({ shape, turn, eyes, halos }: EyePairProps) {
  const { y, radius } = shape.eyes
  const [near, far] = eyesAcross(shape, turn)
  if (eyes !== 'open') {
    const bend = eyes === 'closed' ? 8 : -9
    return (
      <path
        d={`M${near - 9},${y} q9,${bend} 18,0 M${far - 9},${y} q9,${bend} 18,0`}
        fill="none"
        stroke={paint.ink}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    )
  }
  return (
    <g className="art-eyes" fill={paint.ink}>
      {halos[0] && <circle cx={near} cy={y + 2.5} r={radius + 1} fill={halos[0]} />}
      {halos[1] && <circle cx={far} cy={y + 2.5} r={radius + 1} fill={halos[1]} />}
      <circle cx={near} cy={y} r={radius} />
      <circle cx={far} cy={y} r={radius} />
      <g fill={paint.white}>
        <circle cx={near - 2} cy={y - 2.4} r={radius * 0.34} />
        <circle cx={far - 2} cy={y - 2.4} r={radius * 0.34} />
      </g>
    </g>
  )
}

/** A rounded triangle with the sun on it, and under it a single curve. */
export function NoseAndMouth({ shape, turn, mouth }: { shape: BreedShape; turn: number; mouth: Mouth }) {
  const y = shape.muzzle.y - shape.muzzle.height * 0.52
  const wide = mouth === 'calm' ? 8 : 13
  return (
    <g transform={`translate(${turn * 1.6} ${y})`}>
      {mouth === 'open' && (
        <>
          <path d="M-13,14 Q1,21 14,13 Q14,33 2,34 Q-11,33 -13,14Z" fill={paint.ink} />
          <path className="art-tongue" d="M-7,22 Q1,17 10,21 Q12,40 3,41 Q-7,40 -7,22Z" fill={blush} />
        </>
      )}
      <path
        d={`M${-wide},14 q${wide},${mouth === 'calm' ? 5 : 9} ${wide * 2 + 1},-1`}
        fill="none"
        stroke={paint.ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-11,-5 C-11,-10 11,-10 11,-5 C11,1 4,7 0,7 S-11,1 -11,-5Z" fill={paint.ink} />
      <ellipse cx="-4" cy="-4.6" rx="3.4" ry="1.8" fill={paint.white} opacity=".55" />
    </g>
  )
}

/** The muzzle's field: it takes the light, unless the breed wears a dark one. */
export function Muzzle({
  shape,
  turn,
  coat,
  mouth,
}: {
  shape: BreedShape
  turn: number
  coat: Coat
  mouth: Mouth
}) {
  const { width, height, y } = shape.muzzle
  const x = turn * 1.5
  const fill = shape.marking === 'dark-muzzle' ? coat.base : coat.light
  if (shape.fur === 'wiry') {
    const b = y + height + (mouth === 'open' ? 8 : 4)
    return (
      <path
        fill={fill}
        d={`M${x - width},${y - 12} C${x - width - 12},${y + 6} ${x - width - 2},${b - 6} ${x - 20},${b - 2} Q${x - 12},${b + 8} ${x - 6},${b + 1} Q${x + 3},${b + 11} ${x + 9},${b} Q${x + 20},${b + 7} ${x + 23},${b - 5} C${x + width + 6},${b - 10} ${x + width + 10},${y + 4} ${x + width},${y - 12} Q${x},${y - 30} ${x - width},${y - 12}Z`}
      />
    )
  }
  return <ellipse cx={x} cy={y} rx={width} ry={height} fill={fill} />
}
