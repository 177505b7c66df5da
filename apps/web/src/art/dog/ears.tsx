import type { ReactNode } from 'react'
import { blush, type Coat } from '../palette.ts'
import type { BreedShape, EarKind } from './breed-shape.ts'

type Side = 'left' | 'right'

/** Ear outlines around the point where the ear grows, for the dog's ear on our left. */
const outer = {
  prick: 'M-14,20 C-22,-8 -23,-38 -15,-46 C-7,-51 18,-30 26,-8 L14,24Z',
  bat: 'M-6,30 C-40,14 -56,-24 -54,-46 C-52,-60 -18,-52 4,-30 C16,-18 24,0 22,14Z',
  fold: 'M-4,20 C-14,6 -20,-22 -14,-31 C0,-34 18,-22 26,-6 L16,26Z',
  button: 'M-15,-14 C-4,-24 16,-20 20,-9 C14,8 -4,26 -15,24 C-26,20 -25,-4 -15,-14Z',
  hang: 'M14,-12 C-8,-24 -30,-12 -36,16 C-41,42 -36,66 -21,68 C-6,69 0,46 3,27 C6,12 18,4 14,-12Z',
  long: 'M12,-12 C-6,-22 -24,-8 -29,20 C-34,52 -36,88 -19,92 C0,96 6,60 6,34 C7,16 18,2 12,-12Z',
  puff: 'M8,-16 C-10,-28 -32,-16 -30,2 C-46,8 -48,30 -36,38 C-44,54 -30,72 -15,66 C0,72 12,56 5,42 C14,30 12,20 7,12 C16,2 16,-8 8,-16Z',
} as const satisfies Record<EarKind, string>

const inner = {
  prick: 'M-9,6 C-14,-10 -15,-29 -12,-33 C-6,-36 10,-20 15,-5Z',
  bat: 'M-10,18 C-32,2 -44,-22 -43,-39 C-41,-46 -16,-40 -2,-25 C6,-16 12,-6 12,2Z',
} as const

/** Where an ear grows, in skull widths and heights from the middle. */
const roots = {
  prick: [0.62, 0.7],
  bat: [0.66, 0.68],
  fold: [0.66, 0.68],
  button: [0.72, 0.66],
  hang: [0.93, 0.6],
  long: [1, 0.42],
  puff: [1.02, 0.36],
} as const satisfies Record<EarKind, readonly [number, number]>

const flap = 'M-18,-32 C-2,-38 24,-24 27,-5 C16,-4 -8,12 -25,6 C-35,0 -28,-26 -18,-32Z'

type EarsProps = {
  shape: BreedShape
  coats: Record<Side, Coat>
  perk: readonly [number, number]
}

/** Ears behind the skull; drawn before it. */
export function EarsBehind({ shape, coats, perk }: EarsProps) {
  const { ears } = shape
  if (ears !== 'prick' && ears !== 'bat' && ears !== 'fold') return null
  return both(shape, perk, (side) => (
    <>
      <path d={outer[ears]} fill={side === 'left' ? coats.left.base : coats.right.shade} />
      {ears !== 'fold' && <path d={inner[ears]} fill={blush} opacity=".75" />}
    </>
  ))
}

/** The ears that fall over the skull: draw after it. */
export function EarsInFront({ shape, coats, perk }: EarsProps) {
  const { ears } = shape
  if (ears === 'prick' || ears === 'bat') return null
  return both(shape, perk, (side) => (
    <path
      d={ears === 'fold' ? flap : outer[ears]}
      fill={side === 'left' && ears === 'puff' ? coats.left.base : coats[side].shade}
    />
  ))
}

function both(shape: BreedShape, perk: readonly [number, number], ear: (side: Side) => ReactNode) {
  const [across, up] = roots[shape.ears]
  const x = Math.round(shape.skull.width * across)
  const y = -Math.round(shape.skull.height * up)
  return (
    <>
      <g transform={`translate(${-x} ${y}) rotate(${perk[0]})`}>
        <g className="art-ear-left">{ear('left')}</g>
      </g>
      <g transform={`translate(${x} ${y}) scale(-1 1) rotate(${perk[1]})`}>
        <g className="art-ear-right">{ear('right')}</g>
      </g>
    </>
  )
}
