import { coats, type Coat, blush } from '../palette.ts'
import type { BreedShape, EarKind } from './breed-shape.ts'
import type { DogLook } from './cast.ts'
import { EyePair, Muzzle, NoseAndMouth, type Eyes, type Mouth, eyesAcross } from './face.tsx'
import type { ReactNode } from 'react'

export type HeadProps = {
  look: DogLook
  /** Where the face is turned, from −10 (our left) to 10. */
  turn?: number
  tilt?: number
  eyes?: Eyes
  mouth?: Mouth
  /** How far each ear, left and right, is turned outwards, in degrees. */
  perk?: readonly [number, number]
}

export function Head({ look, turn = 4, tilt = 0, eyes = 'open', mouth = 'smile', perk = [0, 6] }: HeadProps) {
  const { shape, coat } = look
  const halo = haloOn(coat)
  const farHalo = shape.marking === 'eye-patch' ? haloOn(look.marks) : halo
  const skull = skullOutline(shape)
  return (
    <g transform={`rotate(${tilt})`} className="art-head">
      <EarsBehind shape={shape} worn={earCoats(look)} perk={perk} />
      {shape.fur === 'fluffy' && <Ruff shape={shape} coat={coat} />}
      <path d={skull} fill={coat.shade} />
      <path d={skull} fill={coat.base} transform="translate(-3.5 -2) scale(.945)" />
      <Markings look={look} turn={turn} />
      <Muzzle shape={shape} turn={turn} coat={muzzleCoat(look)} mouth={mouth} />
      <EyePair shape={shape} turn={turn} eyes={eyes} halos={[halo, farHalo]} />
      <NoseAndMouth shape={shape} turn={turn} mouth={mouth} />
      {shape.fur === 'curly' && <Topknot shape={shape} coat={coat} />}
      <EarsInFront shape={shape} worn={earCoats(look)} perk={perk} />
    </g>
  )
}

/** An eye of ink is lost on a dark coat, so that coat's light lies under it. */
function haloOn(coat: Coat): string | undefined {
  return coat === coats.charcoal || coat === coats.chocolate ? coat.light : undefined
}

function earCoats({ shape, coat, marks }: DogLook): { left: Coat; right: Coat } {
  const worn = shape.ears === 'button' && shape.marking === 'dark-muzzle' ? marks : coat
  return { left: worn, right: shape.marking === 'eye-patch' && marks !== coats.cream ? marks : worn }
}

function muzzleCoat({ shape, coat, marks }: DogLook): Coat {
  if (shape.marking === 'eye-patch') return marks === coats.cream ? marks : coat
  return shape.marking === 'plain' ? coat : marks
}

function skullOutline({ skull: { width: w, height: h, cheek, jaw } }: BreedShape): string {
  return `M${-w},-4 C${-w},${tenths(-h * 0.74)} ${tenths(-w * 0.56)},${-h} 0,${-h} S${w},${tenths(-h * 0.74)} ${w},-4 C${w + cheek},20 ${tenths(w * 0.8)},${jaw} 0,${jaw} S${-w - cheek},20 ${-w},-4Z`
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10
}

function Ruff({ shape, coat }: { shape: BreedShape; coat: Coat }) {
  const w = shape.skull.width
  return (
    <path
      fill={coat.shade}
      d={`M${-w},-10 Q${-w - 16},6 ${-w - 12},18 Q${-w - 14},32 ${-w + 4},36 Q${-w + 4},50 -24,50 H24 Q${w - 4},50 ${w - 4},36 Q${w + 14},32 ${w + 12},18 Q${w + 16},6 ${w},-10Z`}
    />
  )
}

function Topknot({ shape, coat }: { shape: BreedShape; coat: Coat }) {
  const y = -shape.skull.height - 6
  return (
    <g transform={`translate(0 ${y})`}>
      <path
        fill={coat.shade}
        d="M-36,26 C-52,20 -50,-2 -34,-4 C-32,-20 -10,-26 0,-16 C12,-26 34,-18 34,-2 C50,2 50,22 36,26 C26,34 14,32 8,26 C-4,34 -16,32 -20,26 Q-28,32 -36,26Z"
      />
      <path
        fill={coat.base}
        d="M-36,22 C-50,16 -48,-2 -34,-4 C-32,-20 -10,-26 0,-16 C10,-24 26,-18 27,-4 C38,2 36,18 24,20 C12,28 2,24 -2,18 C-12,26 -18,26 -22,20 Q-30,26 -36,22Z"
      />
    </g>
  )
}

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
  worn: Record<Side, Coat>
  perk: readonly [number, number]
}

/** Ears behind the skull; drawn before it. */
function EarsBehind({ shape, worn, perk }: EarsProps) {
  const { ears } = shape
  if (ears !== 'prick' && ears !== 'bat' && ears !== 'fold') return null
  return both(shape, perk, (side) => (
    <>
      <path d={outer[ears]} fill={side === 'left' ? worn.left.base : worn.right.shade} />
      {ears !== 'fold' && <path d={inner[ears]} fill={blush} opacity=".75" />}
    </>
  ))
}

/** The ears that fall over the skull: draw after it. */
function EarsInFront({ shape, worn, perk }: EarsProps) {
  const { ears } = shape
  if (ears === 'prick' || ears === 'bat') return null
  return both(shape, perk, (side) => (
    <path
      d={ears === 'fold' ? flap : outer[ears]}
      fill={side === 'left' && ears === 'puff' ? worn.left.base : worn[side].shade}
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

/** Markings of a face: blaze, patch, mask, points, furrow, brows. */
function Markings({ look, turn }: { look: DogLook; turn: number }) {
  const { shape, coat, marks } = look
  const { height: h, width: w } = shape.skull
  const { y } = shape.eyes
  const [left, right] = eyesAcross(shape, turn)
  return (
    <>
      {shape.marking === 'plain' && (
        <ellipse
          cx={-w * 0.4}
          cy={-h * 0.6}
          rx={w * 0.24}
          ry={h * 0.13}
          transform={`rotate(-32 ${-w * 0.4} ${-h * 0.6})`}
          fill={coat.light}
          opacity=".7"
        />
      )}
      {shape.marking === 'blaze' && (
        <path
          fill={marks.light}
          d={`M${turn * 0.8 - 5},${-h + 3} Q${turn * 0.8 + 2},${-h - 1} ${turn * 0.8 + 9},${-h + 3} C${turn + 8},-14 ${turn + 20},6 ${turn + 22},26 H${turn - 18} C${turn - 18},6 ${turn - 6},-16 ${turn * 0.8 - 5},${-h + 3}Z`}
        />
      )}
      {shape.marking === 'eye-patch' && (
        <path
          fill={marks.base}
          d={`M${right - 16},${y + 12} C${right - 22},-22 ${w * 0.5},${-h * 0.74} ${w * 0.8},${-h * 0.5} C${w + 2},-18 ${w + 1},10 ${w * 0.8},22 C${right + 4},28 ${right - 12},22 ${right - 16},${y + 12}Z`}
        />
      )}
      {shape.marking === 'husky-mask' && (
        <path
          fill={marks.light}
          d={`M${turn},-10 C${turn - 6},-26 ${turn - 18},-32 ${turn - 28},-24 C${-w + 2},-14 ${-w + 4},22 ${-w + 10},28 C-30,46 ${turn - 14},47 ${turn},47 C${turn + 14},47 34,44 ${w - 6},28 C${w - 2},14 ${w - 4},-14 ${turn + 28},-24 C${turn + 18},-32 ${turn + 6},-26 ${turn},-10Z`}
        />
      )}
      {shape.marking === 'dark-muzzle' && shape.ears === 'button' && (
        <g fill="none" stroke={coat.shade} strokeWidth="4.5" strokeLinecap="round">
          <path d={`M${turn - 14},-26 q14,9 28,0 M${turn - 9},-14 q9,6 18,0`} />
        </g>
      )}
      {shape.marking === 'tan-points' && (
        <g fill={marks.base}>
          <ellipse cx={left + 2} cy={y - 16} rx="7" ry="5.5" />
          <ellipse cx={right - 2} cy={y - 16} rx="7" ry="5.5" />
        </g>
      )}
      {shape.fur === 'wiry' && (
        <g fill={coat.light}>
          <path
            d={`M${left - 13},${y - 7} Q${left},${y - 26} ${left + 16},${y - 9} Q${left + 2},${y - 13} ${left - 13},${y - 7}Z`}
          />
          <path
            d={`M${right + 13},${y - 7} Q${right},${y - 26} ${right - 16},${y - 9} Q${right - 2},${y - 13} ${right + 13},${y - 7}Z`}
          />
        </g>
      )}
      {shape.fur === 'bare' && (
        <path
          fill={coat.shade}
          d={`M${turn - 12},${-h + 6} Q${turn - 16},${-h - 22} ${turn - 4},${-h - 12} Q${turn - 2},${-h - 28} ${turn + 6},${-h - 13} Q${turn + 16},${-h - 22} ${turn + 14},${-h + 6}Z`}
        />
      )}
    </>
  )
}
