import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arches.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { blush, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'
import { PartyHat, Cake, Balloon } from '../../props/party.tsx'

/** Frijol's birthday: a cake, a hat, and Chia who came for both. */
export function PartyHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <ArchOpening
        x={360}
        y={486}
        width={500}
        height={430}
        inside={paint.secondary}
        frame={paint.accent}
        rim={20}
      />
      <Bunting
        from={[118, 196]}
        to={[602, 196]}
        sag={34}
        flags={9}
        size={40}
        colours={[paint.cream, blush, paint.highlight]}
      />
      <Balloon x={136} y={420} rise={190} lean={-26} colour={paint.primary} />
      <Balloon x={146} y={420} rise={120} lean={-74} colour={paint.highlight} />
      <rect x="56" y="478" width="608" height="30" rx="15" fill={paint.sand} />
      <GroundShadow x={360} y={494} width={560} />
      <Dog
        pose="sit"
        look={cast.frijol}
        x={226}
        y={492}
        scale={0.98}
        turn={7}
        tilt={5}
        mouth="open"
        perk={[6, 8]}
        collar={paint.primary}
      />
      <PartyHat x={238} y={226} turn={8} />
      <Dog
        pose="sit"
        look={cast.chia}
        x={534}
        y={494}
        scale={0.72}
        turn={-8}
        tilt={-6}
        perk={[-4, 10]}
        collar={paint.highlight}
      />
      <PartyHat x={524} y={290} turn={-10} scale={0.76} colour={blush} />
      <Cake x={392} y={496} scale={0.94} />
    </Picture>
  )
}
