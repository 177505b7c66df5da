import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening, ArchedWindow } from '../../house/arches.tsx'
import { Bougainvillea } from '../../house/plants.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { coats, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** The building from the street, and Oso, who knows the way. */
export function LocationHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 500" {...props}>
      <path d="M586,430 V250" stroke={coats.chocolate.base} strokeWidth="20" strokeLinecap="round" />
      <path
        d="M500,230 C470,170 520,118 566,130 C588,90 660,98 664,150 C706,166 700,236 654,246 C630,280 530,280 500,230Z"
        fill={paint.highlight}
      />
      <path
        d="M506,222 C484,172 524,130 566,142 C588,104 640,114 642,158 C660,190 640,226 606,232 C570,262 522,258 506,222Z"
        fill={paint.accent}
      />
      <path d="M76,430 V130 H520 V430Z" fill={paint.secondary} />
      <path d="M440,130 H520 V430 H440Z" fill={paint.ink} opacity=".1" />
      <rect x="58" y="104" width="480" height="36" rx="14" fill={coats.russet.base} />
      <rect x="74" y="111" width="190" height="7" rx="3.5" fill={coats.russet.light} />
      <TileRow x={76} y={382} size={48} count={9} />
      <path d="M508,382h12v48h-12z" fill={paint.cream} />
      <ArchOpening x={300} y={430} width={120} height={210} inside={paint.highlight} rim={16} />
      <circle cx="340" cy="338" r="6" fill={paint.secondary} />
      <ArchedWindow x={158} y={316} width={78} height={104} />
      <ArchedWindow x={442} y={316} width={78} height={104} />
      <Bougainvillea x={150} y={150} scale={0.9} turn={-6} />
      <path d="M24,430 H696 V446 q0,20 -20,20 H44 q-20,0 -20,-20Z" fill={paint.sand} />
      <path d="M24,430H696v9H24z" fill={paint.ink} opacity=".1" />
      <GroundShadow x={420} y={458} width={190} />
      <Dog
        pose="stand"
        look={cast.oso}
        x={412}
        y={458}
        scale={0.72}
        turn={-5}
        tilt={-5}
        mouth="open"
        collar={paint.primary}
      />
      <g className="art-float">
        <path
          d="M300,22 C338,22 356,52 346,82 C338,106 312,124 300,150 C288,124 262,106 254,82 C244,52 262,22 300,22Z"
          fill={paint.primary}
        />
        <path
          d="M300,22 C338,22 356,52 346,82 C338,106 312,124 300,150 C316,110 332,60 300,22Z"
          fill={paint.ink}
          opacity=".13"
        />
        <circle cx="300" cy="68" r="24" fill={paint.cream} />
      </g>
    </Picture>
  )
}
