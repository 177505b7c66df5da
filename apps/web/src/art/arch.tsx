import type { ReactNode } from 'react'

/** Crops its content to a doorway arch on a sand-coloured step. */
export function ArchFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={className ? `art-arch ${className}` : 'art-arch'}>{children}</div>
}
