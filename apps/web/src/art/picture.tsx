import type { CSSProperties, ReactNode } from 'react'

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
