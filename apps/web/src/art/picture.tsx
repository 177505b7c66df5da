import type { CSSProperties, ReactNode } from 'react'

/** Where a thing stands on its sheet, how large, and how far it leans in degrees. */
export type Place = { x: number; y: number; scale?: number; turn?: number }

/** The transform that puts a thing drawn around the origin in its place. */
export function placed({ x, y, scale = 1, turn = 0 }: Place): string {
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

/** The sheet of paper that all illustrations are drawn on. */
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

/** A picture painted to its edges, which fills whatever place it is given. */
export function FullBleed({ width, height, field, children, ...props }: FullBleedProps) {
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" {...props}>
      <path d={`M0,0H${width}V${height}H0Z`} fill={field} />
      {children}
    </Picture>
  )
}
