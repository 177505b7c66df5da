import { paint } from '../palette.ts'

/** What stands on the ground, or leaps over it, leaves this soft ellipse. */
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
