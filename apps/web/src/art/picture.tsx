import type { CSSProperties, ReactNode } from 'react'

/** Position, scale and rotation (degrees) of a drawing in its picture. */
export type Place = { x: number; y: number; scale?: number; turn?: number }

/** Returns the SVG transform that moves a drawing from the origin to its place. */
export function placeTransform({ x, y, scale = 1, turn = 0 }: Place): string {
  const parts = [`translate(${x} ${y})`]
  if (turn !== 0) parts.push(`rotate(${turn})`)
  if (scale !== 1) parts.push(`scale(${scale})`)
  return parts.join(' ')
}

/** Props of every illustration: with a title it is a named image, without one it is decorative. */
export type ArtProps = { className?: string | undefined; title?: string | undefined }

type PictureProps = ArtProps & {
  viewBox: string
  preserveAspectRatio?: string
  /** Width and height in pixels; without it the picture fills its place. */
  size?: number | undefined
  style?: CSSProperties
  children: ReactNode
}

/** SVG root of every illustration. */
export function Picture({
  className,
  title,
  viewBox,
  preserveAspectRatio,
  size,
  style,
  children,
}: PictureProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      width={size}
      height={size}
      className={className}
      style={style}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  )
}

type FullBleedProps = ArtProps & { width: number; height: number; field: string; children: ReactNode }

/** Picture that fills its container up to the edges. */
export function FullBleed({ width, height, field, children, ...props }: FullBleedProps) {
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" {...props}>
      <path d={`M0,0H${width}V${height}H0Z`} fill={field} />
      {children}
    </Picture>
  )
}
