import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arch-opening.tsx'
import { Bougainvillea } from '../../house/bougainvillea.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/potted-plant.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Frijol waits at the door with the leash in his mouth. */
export function LoginDoorway(props: ArtProps) {
  return (
    <FullBleed width={720} height={800} field={paint.primary} {...props}>
      <ArchOpening x={360} y={660} width={400} height={520} inside={paint.accent} rim={24} />
      <TileRow x={0} y={644} size={48} count={15} />
      <path d="M0,692H720V800H0Z" fill={paint.sand} />
      <Bougainvillea x={200} y={190} scale={1.4} turn={-16} />
      <PottedPlant plant="nopal" x={606} y={728} scale={1.5} />
      <GroundShadow x={352} y={728} width={320} />
      <Dog
        pose="sit"
        look={cast.frijol}
        x={346}
        y={728}
        scale={1.35}
        turn={-5}
        tilt={-6}
        perk={[-6, 8]}
        mouth="calm"
        collar={paint.highlight}
      />
      <path
        d="M320,489 C272,520 228,560 236,640 C242,700 180,744 128,730"
        fill="none"
        stroke={paint.ink}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M320,489 L364,484" fill="none" stroke={paint.ink} strokeWidth="12" strokeLinecap="round" />
      <ellipse cx="104" cy="722" rx="28" ry="15" fill="none" stroke={paint.ink} strokeWidth="10" />
    </FullBleed>
  )
}
