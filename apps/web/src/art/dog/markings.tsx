import { eyesAcross } from './face.tsx'
import type { DogLook } from './cast.ts'

/** Markings of a face: blaze, patch, mask, points, furrow, brows. */
export function Markings({ look, turn }: { look: DogLook; turn: number }) {
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
