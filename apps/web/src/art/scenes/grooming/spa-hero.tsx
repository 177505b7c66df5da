import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { marigold, paint, sunlight } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'
import { Tub, Bubbles, Foam } from '../../props/bath.tsx'

/** Taco in the tub, crowned with foam. */
export function SpaHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <ArchOpening
        x={360}
        y={490}
        width={440}
        height={440}
        inside={paint.accent}
        frame={paint.sand}
        rim={22}
      />
      <TileRow x={140} y={338} size={40} count={11} />
      <path d="M140,378 H580 V490 H140Z" fill={paint.highlight} />
      <GroundShadow x={360} y={490} width={560} />
      <PottedPlant plant="leafy" x={118} y={492} scale={1.3} />
      <Dog
        pose="bathe"
        look={cast.taco}
        x={356}
        y={400}
        scale={1.35}
        turn={-4}
        tilt={-4}
        eyes="happy"
        mouth="open"
        perk={[-6, 8]}
      />
      <Foam x={352} y={174} scale={0.95} />
      <Foam x={254} y={372} scale={0.9} />
      <Foam x={470} y={372} scale={1.1} />
      <Tub x={360} y={496} scale={1.12} />
      <Duck />
      <Bubbles
        at={[
          [216, 210, 20],
          [512, 176, 28],
          [548, 262, 14],
          [250, 130, 12],
          [186, 300, 12],
        ]}
      />
    </Picture>
  )
}

function Duck() {
  return (
    <g transform="translate(594 484)">
      <path
        d="M-44,-40 C-30,-30 -16,-34 -10,-42 C-30,-66 -8,-92 14,-84 C34,-78 36,-56 26,-44 C52,-30 46,0 10,0 H-16 C-44,0 -50,-22 -44,-40Z"
        fill={marigold}
      />
      <path d="M26,-44 C52,-30 46,0 10,0 H-16 C10,-2 34,-18 26,-44Z" fill={paint.ink} opacity=".12" />
      <path d="M30,-66 L50,-62 Q50,-52 30,-54Z" fill={sunlight} />
      <circle cx="16" cy="-66" r="4.5" fill={paint.ink} />
    </g>
  )
}
