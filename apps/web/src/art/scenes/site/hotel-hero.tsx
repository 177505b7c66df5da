import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchedWindow } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Luna asleep in a bed of her own, with the moon at the window. */
export function HotelHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <path d="M70,480 V160 q0,-110 110,-110 H540 q110,0 110,110 V480Z" fill={paint.highlight} />
      <path d="M560,52 q90,12 90,108 V480 H560Z" fill={paint.ink} opacity=".1" />
      <ArchedWindow x={500} y={262} width={140} height={176} night />
      <path d="M120,452 V288 a76,76 0 0 1 152,0 V452Z" fill={paint.primary} />
      <path d="M226,220 a76,76 0 0 1 46,68 V452 H226Z" fill={paint.ink} opacity=".14" />
      <GroundShadow x={360} y={482} width={600} />
      <path d="M120,452 h24 v30 h-24z M570,452 h24 v30 h-24z" fill={paint.ink} />
      <rect x="112" y="396" width="492" height="66" rx="20" fill={paint.primary} />
      <path d="M126,352 H590 q14,0 14,14 v40 H112 v-40 q0,-14 14,-14z" fill={paint.cream} />
      <path d="M150,364 q-16,-58 50,-56 h80 q52,2 40,56z" fill={paint.white} />
      <path d="M268,308 h12 q52,2 40,56 h-60 q30,-20 8,-56z" fill={paint.ink} opacity=".08" />
      <Dog pose="sleep" look={cast.luna} x={330} y={364} scale={1.15} turn={2} />
      <path
        d="M346,408 C338,300 372,240 440,236 H470 C560,244 606,290 606,380 V426 q-22,22 -44,0 t-44,0 t-44,0 t-44,0 t-44,0z"
        fill={paint.secondary}
      />
      <path
        d="M346,408 C338,300 372,240 440,236 C404,262 384,330 386,425 q-20,8 -40,-17z"
        fill={paint.cream}
      />
      <path
        d="M500,240 C572,256 606,300 606,380 V426 q-22,22 -44,0 q-6,-8 -12,-12 C572,350 556,280 500,240Z"
        fill={paint.ink}
        opacity=".1"
      />
      <PottedPlant plant="leafy" x={636} y={492} scale={0.95} />
      <g className="art-float" fill={paint.cream}>
        <path
          d="M352,176h28l-28,32h30M322,238h18l-18,20h19"
          fill="none"
          stroke={paint.cream}
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Picture>
  )
}
