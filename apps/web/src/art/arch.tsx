import type { ReactNode } from 'react'

/** A doorway around a picture: whatever is inside is cut to the arch and stands on a step of sand. */
export function ArchFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={className ? `art-arch ${className}` : 'art-arch'}>{children}</div>
}
