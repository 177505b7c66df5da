import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { blush, paint, sunlight } from '../../palette.ts'
import { type ArtProps, FullBleed } from '../../picture.tsx'
import { ArchOpening } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant, Bougainvillea } from '../../house/plants.tsx'
import { Ball } from '../../props/ball.tsx'

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

/** All the dogs look over the patio wall. */
export function PromoBannerFriends(props: ArtProps) {
  return (
    <FullBleed width={1200} height={360} field={paint.accent} {...props}>
      <circle cx="190" cy="120" r="78" fill={sunlight} />
      <Bunting
        from={[-20, 8]}
        to={[1220, 8]}
        sag={18}
        flags={13}
        size={60}
        colours={[paint.cream, blush, paint.secondary, paint.highlight]}
      />
      <Dog pose="bathe" look={cast.luna} x={300} y={290} scale={1} turn={6} tilt={6} perk={[-2, 4]} />
      <Dog pose="bathe" look={cast.frijol} x={492} y={300} scale={0.96} turn={4} tilt={-7} mouth="open" />
      <Dog
        pose="bathe"
        look={cast.canela}
        x={690}
        y={284}
        scale={1.06}
        turn={-3}
        tilt={4}
        mouth="open"
        perk={[-8, 10]}
      />
      <Dog pose="bathe" look={cast.don} x={890} y={292} scale={0.98} turn={-6} tilt={6} eyes="happy" />
      <rect x="-20" y="250" width="1240" height="34" rx="10" fill={paint.primary} />
      <path d="M0,284H1200V360H0Z" fill={paint.primary} />
      <path d="M0,280H1200V288H0Z" fill={paint.ink} opacity=".14" />
      <path d="M0,316H1200V340H0Z" fill={paint.cream} />
      <path
        d="M0,328H1200"
        stroke={paint.highlight}
        strokeWidth="12"
        strokeLinecap="round"
        strokeDasharray="0 30"
      />
    </FullBleed>
  )
}
