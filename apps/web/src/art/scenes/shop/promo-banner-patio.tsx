import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arch-opening.tsx'
import { Bougainvillea } from '../../house/bougainvillea.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/potted-plant.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Ball } from '../../props/ball.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** The patio in the afternoon: Oso runs, Churro has run enough. */
export function PromoBannerPatio(props: ArtProps) {
  return (
    <FullBleed width={1200} height={360} field={paint.secondary} {...props}>
      <ArchOpening x={250} y={304} width={170} height={240} inside={paint.primary} rim={14} />
      <ArchOpening x={600} y={304} width={170} height={240} inside={paint.primary} rim={14} />
      <ArchOpening x={950} y={304} width={170} height={240} inside={paint.primary} rim={14} />
      <path d="M0,300H1200V360H0Z" fill={paint.sand} />
      <Bougainvillea x={700} y={74} scale={1.2} turn={-6} />
      <Bougainvillea x={1090} y={70} scale={1} turn={8} />
      <PottedPlant plant="nopal" x={96} y={318} scale={1.1} />
      <PottedPlant plant="agave" x={774} y={312} scale={0.84} />
      <GroundShadow x={470} y={330} width={260} />
      <Dog
        pose="jump"
        look={cast.oso}
        x={470}
        y={326}
        scale={0.9}
        turn={-6}
        tilt={-8}
        mouth="open"
        collar={paint.highlight}
        perk={[-12, -6]}
      />
      <Ball x={300} y={332} radius={26} colour={paint.accent} />
      <GroundShadow x={946} y={334} width={300} />
      <Dog
        pose="lie"
        look={cast.churro}
        x={944}
        y={334}
        scale={0.86}
        turn={-5}
        tilt={-5}
        eyes="closed"
        mouth="calm"
      />
    </FullBleed>
  )
}
