import { paint, sunlight } from '../palette.ts'

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

type ArchedWindowProps = {
  x: number
  y: number
  width: number
  height: number
  night?: boolean
  frame?: string
}

/** A window that stands on its sill at the point given: sun by day, moon and stars by night. */
export function ArchedWindow({ x, y, width, height, night = false, frame = paint.cream }: ArchedWindowProps) {
  const r = width / 2
  const top = y - height
  return (
    <>
      <path d={archOutline(x, y, width + 24, height + 12)} fill={frame} />
      <path d={archOutline(x, y, width, height)} fill={night ? paint.ink : paint.accent} />
      {night ? (
        <>
          <path
            d={`M${x - r * 0.52},${top + r * 0.62} a${r * 0.3},${r * 0.3} 0 1 0 ${r * 0.38},${r * 0.4} a${r * 0.28},${r * 0.28} 0 0 1 ${-r * 0.38},${-r * 0.4}Z`}
            fill={sunlight}
          />
          <g fill={paint.cream}>
            <circle cx={x + r * 0.36} cy={top + r * 0.5} r="3.5" />
            <circle cx={x + r * 0.55} cy={top + height * 0.62} r="3" />
            <circle cx={x - r * 0.45} cy={top + height * 0.72} r="2.5" />
          </g>
        </>
      ) : (
        <circle cx={x - r * 0.3} cy={top + r * 0.9} r={r * 0.36} fill={sunlight} />
      )}
      <path
        d={`M${x - 4},${top}h8V${y}h-8z M${x - r},${y - height * 0.42}h${width}v8h${-width}z`}
        fill={frame}
      />
      <rect x={x - r - 22} y={y - 4} width={width + 44} height="16" rx="8" fill={frame} />
      <path d={`M${x - r - 14},${y + 12}h${width + 28}v8h${-width - 28}z`} fill={paint.ink} opacity=".12" />
    </>
  )
}
