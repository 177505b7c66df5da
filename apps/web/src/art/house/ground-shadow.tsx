import { paint } from '../palette.ts'

/** Soft ellipse under things that stand on the ground or leap over it. */
export function GroundShadow({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <ellipse
      cx={x}
      cy={y}
      rx={width / 2}
      ry={Math.max(6, Math.round(width / 22))}
      fill={paint.ink}
      opacity=".12"
    />
  )
}
