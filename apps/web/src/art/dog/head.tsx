import { coats, type Coat } from '../palette.ts'
import type { BreedShape } from './breed-shape.ts'
import type { DogLook } from './cast.ts'
import { EarsBehind, EarsInFront } from './ears.tsx'
import { EyePair, Muzzle, NoseAndMouth, type Eyes, type Mouth } from './face.tsx'
import { Markings } from './markings.tsx'

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
      <EarsBehind shape={shape} coats={earCoats(look)} perk={perk} />
      {shape.fur === 'fluffy' && <Ruff shape={shape} coat={coat} />}
      <path d={skull} fill={coat.shade} />
      <path d={skull} fill={coat.base} transform="translate(-3.5 -2) scale(.945)" />
      <Markings look={look} turn={turn} />
      <Muzzle shape={shape} turn={turn} coat={muzzleCoat(look)} mouth={mouth} />
      <EyePair shape={shape} turn={turn} eyes={eyes} halos={[halo, farHalo]} />
      <NoseAndMouth shape={shape} turn={turn} mouth={mouth} />
      {shape.fur === 'curly' && <Topknot shape={shape} coat={coat} />}
      <EarsInFront shape={shape} coats={earCoats(look)} perk={perk} />
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
