import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/potted-plant.tsx'
import { paint, sunlight } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from './full-bleed.tsx'

/** Luna through the hoop. */
export function TrainingCard(props: ArtProps) {
  return (
    <FullBleed width={480} height={320} field={paint.primary} {...props}>
      <circle cx="92" cy="76" r="40" fill={sunlight} />
      <path d="M0,272H480V320H0Z" fill={paint.sand} />
      <PottedPlant plant="agave" x={426} y={286} scale={0.8} />
      <GroundShadow x={236} y={296} width={250} />
      <path d="M250,72 a40,92 0 0 1 0,184" fill="none" stroke={paint.highlight} strokeWidth="13" />
      <Dog
        pose="jump"
        look={cast.luna}
        x={240}
        y={292}
        scale={0.78}
        turn={-6}
        tilt={-6}
        mouth="open"
        perk={[-8, -2]}
      />
      <path d="M250,72 a40,92 0 0 0 0,184" fill="none" stroke={paint.accent} strokeWidth="13" />
      <path d="M244,256h12v44h-12z" fill={paint.highlight} />
      <rect x="212" y="292" width="76" height="12" rx="6" fill={paint.highlight} />
    </FullBleed>
  )
}
