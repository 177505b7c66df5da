import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/potted-plant.tsx'
import { blush, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Pelusa sits still for the camera, which is the hardest trick of all. */
export function EventPhoto(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={blush} {...props}>
      <path d="M0,272H720V320H0Z" fill={paint.cream} opacity=".45" />
      <path d="M300,22 H590 V250 q0,46 60,52 H240 q60,-6 60,-52Z" fill={paint.secondary} />
      <rect x="284" y="12" width="322" height="18" rx="9" fill={paint.ink} />
      <GroundShadow x={444} y={294} width={210} />
      <Dog
        pose="sit"
        look={cast.pelusa}
        x={440}
        y={296}
        scale={0.82}
        turn={-6}
        tilt={-5}
        collar={paint.primary}
      />
      <path
        d="M150,198 L104,306 M166,198 L212,306 M158,198 V306"
        stroke={paint.ink}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M104,112 h30 l10,-18 h40 l10,18 h20 q14,0 14,14 v66 q0,14 -14,14 H104 q-14,0 -14,-14 v-66 q0,-14 14,-14z"
        fill={paint.primary}
      />
      <path
        d="M190,112 h24 q14,0 14,14 v66 q0,14 -14,14 h-34 q30,-40 10,-94z"
        fill={paint.ink}
        opacity=".13"
      />
      <circle cx="164" cy="160" r="34" fill={paint.ink} />
      <circle cx="164" cy="160" r="21" fill={paint.accent} />
      <circle cx="156" cy="151" r="7" fill={paint.white} />
      <path
        d="M252,120 l34,-14 M256,158 h36 M252,196 l34,14"
        stroke={paint.cream}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <PottedPlant plant="agave" x={666} y={304} scale={0.86} />
    </FullBleed>
  )
}
