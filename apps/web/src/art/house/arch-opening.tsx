import { paint } from '../palette.ts'

type ArchOpeningProps = {
  /** The middle of the threshold. */
  x: number
  y: number
  width: number
  height: number
  inside: string
  frame?: string
  /** How thick the frame stands around the opening. */
  rim?: number
}

/** Doorway: a frame, the view through it, and the reveal on the side away from the sun. */
export function ArchOpening({
  x,
  y,
  width,
  height,
  inside,
  frame = paint.cream,
  rim = 18,
}: ArchOpeningProps) {
  const r = width / 2
  const deep = Math.round(width * 0.04) * 2
  return (
    <>
      <path d={archOutline(x, y, width + rim * 2, height + rim)} fill={frame} />
      <path d={archOutline(x, y, width, height)} fill={inside} />
      <path
        d={`M${x - r},${y} V${y - height + r} a${r},${r} 0 0 1 ${width},0 a${r - deep / 2},${r - deep} 0 0 0 ${deep - width},0 V${y}Z`}
        fill={paint.ink}
        opacity=".14"
      />
    </>
  )
}

/** The outline of an arch that stands on the point given. */
export function archOutline(x: number, y: number, width: number, height: number): string {
  const r = width / 2
  return `M${x - r},${y} V${y - height + r} a${r},${r} 0 0 1 ${width},0 V${y}Z`
}
