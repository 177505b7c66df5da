import type { ReactNode } from 'react'
import { Picture, type ArtProps } from '../../picture.tsx'

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
