import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arches.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { blush, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'
import { Ball } from '../../props/ball.tsx'

/** Frijol invites Canela to play, and she is in the air already. */
export function DayCareHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <path d="M60,470 V170 q0,-40 40,-40 H620 q40,0 40,40 V470Z" fill={paint.secondary} />
      <ArchOpening x={176} y={470} width={150} height={240} inside={paint.highlight} rim={14} />
      <path
        d="M50,118 h620 q14,0 14,14 v6 q0,14 -14,14 h-620 q-14,0 -14,-14 v-6 q0,-14 14,-14z"
        fill={paint.primary}
      />
      <Bunting
        from={[270, 152]}
        to={[660, 152]}
        sag={20}
        flags={6}
        size={40}
        colours={[paint.cream, blush, paint.accent]}
      />
      <rect x="30" y="462" width="660" height="40" rx="20" fill={paint.sand} />
      <GroundShadow x={190} y={486} width={260} />
      <PottedPlant plant="leafy" x={646} y={486} scale={0.9} />
      <GroundShadow x={470} y={490} width={220} />
      <Dog
        pose="play-bow"
        look={cast.frijol}
        x={176}
        y={486}
        flip
        turn={6}
        tilt={8}
        mouth="open"
        perk={[6, 8]}
        collar={paint.primary}
      />
      <Dog
        pose="jump"
        look={cast.canela}
        x={496}
        y={444}
        turn={-7}
        tilt={-8}
        eyes="happy"
        mouth="open"
        perk={[-16, -10]}
      />
      <Ball x={342} y={500} radius={30} colour={paint.primary} />
    </Picture>
  )
}
