import type { SpotName } from '../../art/spots/spot-drawings.tsx'
import { type SpotGround, spotPath } from './spot-files.ts'

type SpotStillProps = { name: SpotName; ground: SpotGround; className: string }

/** Small round picture beside a reason, a service or a fact. */
export function SpotStill({ name, ground, className }: SpotStillProps) {
  return (
    <img
      src={spotPath(name, ground)}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={className}
    />
  )
}
