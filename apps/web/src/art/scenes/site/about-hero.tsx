import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arches.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { blush, coats, paint } from '../../palette.ts'
import { people, Person } from '../../people/person.tsx'
import { Picture, type ArtProps } from '../../picture.tsx'

/** The half door of the business: its staff, and Canela, who has the last word. */
export function AboutHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <path d="M50,490 V160 q0,-50 50,-50 H620 q50,0 50,50 V490Z" fill={paint.primary} />
      <ArchOpening x={360} y={490} width={400} height={410} inside={paint.accent} rim={20} />
      <Bunting
        from={[50, 128]}
        to={[670, 128]}
        sag={18}
        flags={9}
        size={40}
        colours={[paint.cream, blush, paint.highlight]}
      />
      <Person x={276} y={242} scale={1.16} hair="bun" skin={people.tan} shirt={paint.cream} tilt={5} />
      <path
        d="M214,392 Q226,336 240,326 L252,332 Q276,352 300,332 L312,326 Q328,340 338,392Z"
        fill={paint.highlight}
      />
      <Dog
        pose="bathe"
        look={cast.canela}
        x={446}
        y={400}
        scale={1.06}
        turn={-5}
        tilt={-6}
        mouth="open"
        perk={[-8, 8]}
      />
      <path d="M160,384 H560 V490 H160Z" fill={coats.chocolate.base} />
      <path d="M160,384 H560 V402 H160Z" fill={coats.chocolate.light} />
      <path d="M184,420 H346 V490 H184Z M374,420 H536 V490 H374Z" fill={coats.chocolate.shade} />
      <rect x="142" y="372" width="436" height="24" rx="12" fill={coats.caramel.base} />
      <g fill={coats.cream.light}>
        <rect x="390" y="356" width="48" height="32" rx="16" />
        <rect x="460" y="358" width="48" height="32" rx="16" />
      </g>
      <rect x="26" y="482" width="668" height="32" rx="16" fill={paint.sand} />
      <GroundShadow x={360} y={500} width={600} />
      <PottedPlant plant="agave" x={102} y={502} scale={1.05} pot={blush} />
      <PottedPlant plant="nopal" x={630} y={502} scale={1.05} />
    </Picture>
  )
}
