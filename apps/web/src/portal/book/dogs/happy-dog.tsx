import { cast } from '../../../art/dog/cast.ts'
import { Dog } from '../../../art/dog/dog.tsx'
import { paint } from '../../../art/palette.ts'
import { Picture } from '../../../art/picture.tsx'

/** Canela, whose tail wags unless motion is reduced. */
export function HappyDog() {
  return (
    <Picture viewBox="0 0 360 400" className="art-happy block">
      <path d="M0,0H360V400H0Z" fill={paint.accent} />
      <path d="M0,352H360V400H0Z" fill={paint.sand} />
      <ellipse cx="176" cy="366" rx="118" ry="12" fill={paint.ink} opacity=".12" />
      <Dog
        pose="sit"
        look={cast.canela}
        x={172}
        y={366}
        scale={1.02}
        collar={paint.primary}
        tilt={-7}
        turn={-4}
        mouth="open"
        perk={[-8, 10]}
      />
    </Picture>
  )
}
