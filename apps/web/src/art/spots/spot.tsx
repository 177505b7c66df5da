import { paint } from '../palette.ts'
import { Picture, type ArtProps } from '../picture.tsx'
import { spotDrawings, type SpotName } from './spot-drawings.tsx'

const grounds = [paint.secondary, paint.accent, paint.primary, paint.highlight] as const

type SpotProps = ArtProps & {
  name: SpotName
  /** Which of the four grounds it lies on, so that neighbours differ. */
  ground?: 0 | 1 | 2 | 3
}

/** A small round picture for a reason, a service or a fact. */
export function Spot({ name, ground = 0, ...props }: SpotProps) {
  const Drawing = spotDrawings[name]
  return (
    <Picture viewBox="0 0 96 96" {...props}>
      <circle cx="48" cy="48" r="44" fill={grounds[ground]} />
      <Drawing />
    </Picture>
  )
}
