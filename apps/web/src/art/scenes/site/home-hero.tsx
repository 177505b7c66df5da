import { Dog } from '../../dog/dog.tsx'
import { cast } from '../../dog/cast.ts'
import { ArchOpening } from '../../house/arches.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { PottedPlant, Bougainvillea } from '../../house/plants.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { blush, blushShade, coats, paint, sunlight } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Canela in the doorway of the patio, her leash at her feet: shall we. */
export function HomeHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 640" {...props}>
      <circle cx="150" cy="128" r="86" fill={sunlight} />
      <path d="M92,580 V196 q0,-36 36,-36 H628 q36,0 36,36 V580Z" fill={paint.primary} />
      <path d="M572,160 H628 q36,0 36,36 V580 H572Z" fill={paint.ink} opacity=".1" />
      <rect x="72" y="150" width="612" height="34" rx="14" fill={coats.russet.base} />
      <rect x="88" y="157" width="240" height="7" rx="3.5" fill={coats.russet.light} />
      <ArchOpening x={372} y={560} width={280} height={352} inside={paint.accent} rim={20} />
      <TileRow x={212} y={556} size={40} count={8} />
      <path d="M60,596 h600 q20,0 20,14 t-20,14 h-600 q-20,0 -20,-14 t20,-14z" fill={paint.sand} />
      <Bunting
        from={[92, 196]}
        to={[664, 196]}
        sag={22}
        flags={7}
        size={46}
        colours={[paint.cream, blush, paint.accent]}
      />
      <Bougainvillea x={590} y={206} scale={1.15} turn={12} />
      <PottedPlant plant="nopal" x={150} y={598} scale={1.35} />
      <PottedPlant plant="agave" x={606} y={602} scale={1.1} pot={blush} />
      <Dog
        pose="sit"
        look={cast.canela}
        x={366}
        y={582}
        scale={1.08}
        collar={paint.primary}
        tilt={-6}
        turn={-5}
        mouth="open"
        perk={[-8, 10]}
      />
      <path
        d="M368,470 C352,520 300,540 300,590 C300,624 388,630 448,616"
        fill="none"
        stroke={blushShade}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <ellipse cx="474" cy="611" rx="27" ry="12" fill="none" stroke={blushShade} strokeWidth="9" />
    </Picture>
  )
}
