import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { Bougainvillea } from '../../house/plants.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { blush, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Luna brings the letter to the box herself. */
export function ContactHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <path d={archOutline(360, 488, 500, 450)} fill={paint.secondary} />
      <rect x="50" y="480" width="620" height="34" rx="17" fill={paint.sand} />
      <GroundShadow x={440} y={498} width={320} />
      <GroundShadow x={152} y={500} width={120} />
      <path d="M140,300 h24 v198 h-24z" fill={paint.ink} />
      <path d="M74,330 V246 a50,50 0 0 1 50,-50 H186 a44,44 0 0 1 44,44 V330Z" fill={paint.highlight} />
      <path
        d="M186,196 a44,44 0 0 1 44,44 V330 H174 V240 a44,44 0 0 0 -44,-44Z"
        fill={paint.ink}
        opacity=".14"
      />
      <path d="M96,262 h58 v14 h-58z" fill={paint.ink} />
      <path d="M206,286 h12 V180 h34 v-34 h-46z" fill={blush} />
      <Bougainvillea x={530} y={128} scale={1.1} turn={10} />
      <Dog
        pose="stand"
        look={cast.luna}
        x={446}
        y={496}
        scale={1.14}
        turn={-7}
        tilt={-4}
        mouth="calm"
        collar={paint.primary}
        perk={[-6, 2]}
      />
      <g transform="translate(336 292) rotate(-9)">
        <rect x="-72" y="-10" width="116" height="78" rx="8" fill={paint.white} />
        <path d="M-72,-2 q0,-8 8,-8 H36 q8,0 8,8 L-10,34 q-4,4 -8,0Z" fill={paint.cream} />
        <path
          d="M-70,-4 L-18,34 q4,4 8,0 L42,-4"
          fill="none"
          stroke={paint.inkSoft}
          strokeWidth="4"
          opacity=".5"
        />
        <circle cx="-14" cy="34" r="11" fill={blush} />
      </g>
    </Picture>
  )
}
