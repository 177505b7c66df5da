import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { blush, coats, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Don reads on his cushion, glasses on. */
export function BlogHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <ArchOpening
        x={360}
        y={486}
        width={430}
        height={430}
        inside={paint.secondary}
        frame={paint.accent}
        rim={20}
      />
      <GroundShadow x={360} y={492} width={560} />
      <g transform="translate(596 490)">
        <path d="M-66,-24 H58 q12,0 12,12 t-12,12 H-66z" fill={paint.highlight} />
        <path d="M-58,-52 H46 q12,0 12,14 t-12,14 H-58z" fill={paint.primary} />
        <path d="M-50,-78 H56 q12,0 12,13 t-12,13 H-50z" fill={blush} />
        <path d="M-66,-17h116v10h-116zM-50,-71h98v12h-98z" fill={paint.cream} />
        <path
          d="M20,-78 H56 q12,0 12,13 q0,10 -8,12 q-2,4 -2,14 q0,12 -9,15 q9,2 9,12 t-12,12 H10z"
          fill={paint.ink}
          opacity=".1"
        />
      </g>
      <PottedPlant plant="leafy" x={128} y={490} scale={1.2} />
      <path d="M196,440 q-6,50 40,50 H484 q46,0 40,-50 q-164,-40 -328,0z" fill={blush} />
      <path d="M440,428 q50,4 84,12 q6,50 -40,50 H380 q60,-10 60,-62z" fill={paint.ink} opacity=".12" />
      <Dog
        pose="sit"
        look={cast.don}
        x={360}
        y={462}
        scale={1.12}
        turn={0}
        tilt={5}
        mouth="smile"
        collar={paint.accent}
        perk={[-4, 8]}
      />
      <g transform="translate(362 220) rotate(5)" fill="none" stroke={paint.ink} strokeWidth="6">
        <circle cx="-34" cy="2" r="22" />
        <circle cx="34" cy="2" r="22" />
        <path d="M-12,0 q12,-9 24,0" />
      </g>
      <g transform="translate(358 404) rotate(-3)">
        <path
          d="M0,-46 C-34,-70 -92,-68 -122,-56 V42 C-90,30 -34,30 0,52 C34,30 90,30 122,42 V-56 C92,-68 34,-70 0,-46Z"
          fill={paint.highlight}
        />
        <path d="M0,-42 C-34,-62 -84,-62 -112,-52 V28 C-84,20 -32,20 0,40Z" fill={paint.white} />
        <path d="M0,-42 C34,-62 84,-62 112,-52 V28 C84,20 32,20 0,40Z" fill={paint.sand} />
        <path
          d="M-94,-34 q38,-8 74,6 M-94,-12 q38,-8 74,6 M22,-28 q36,-14 72,-6 M22,-6 q36,-14 72,-6"
          fill="none"
          stroke={paint.inkSoft}
          opacity=".5"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <g fill={coats.grey.light}>
        <rect x="222" y="386" width="38" height="56" rx="19" />
        <rect x="458" y="380" width="38" height="56" rx="19" />
      </g>
    </Picture>
  )
}
