import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arch-opening.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Ball } from '../../props/ball.tsx'
import { FullBleed } from './full-bleed.tsx'

/** Taco has the ball, and no plan to give it back. */
export function DayCareCard(props: ArtProps) {
  return (
    <FullBleed width={480} height={320} field={paint.secondary} {...props}>
      <ArchOpening x={356} y={272} width={130} height={200} inside={paint.highlight} rim={12} />
      <path d="M0,268H480V320H0Z" fill={paint.sand} />
      <GroundShadow x={238} y={292} width={240} />
      <Dog
        pose="stand"
        look={cast.taco}
        x={232}
        y={292}
        scale={0.88}
        turn={-5}
        tilt={-5}
        mouth="open"
        perk={[-8, 8]}
        collar={paint.primary}
      />
      <Ball x={92} y={298} radius={34} colour={paint.primary} />
    </FullBleed>
  )
}
