import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Churro lies there with the plug beside him, and knows nothing about it. */
export function OfflineScene(props: ArtProps) {
  return (
    <Picture viewBox="0 0 360 280" {...props}>
      <path d={archOutline(180, 246, 260, 230)} fill={paint.primary} />
      <GroundShadow x={186} y={250} width={310} />
      <rect x="246" y="92" width="52" height="64" rx="14" fill={paint.cream} />
      <g fill={paint.ink}>
        <circle cx="262" cy="122" r="5.5" />
        <circle cx="282" cy="122" r="5.5" />
      </g>
      <Dog
        pose="lie"
        look={cast.churro}
        x={190}
        y={250}
        scale={0.76}
        turn={-6}
        tilt={-7}
        mouth="calm"
        perk={[-6, 6]}
        collar={paint.accent}
      />
      <path
        d="M62,246 C110,276 190,262 234,268 C280,274 318,262 352,268"
        fill="none"
        stroke={paint.ink}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g transform="translate(56 240) rotate(-152)">
        <path
          d="M-16,-18 h30 q12,0 12,12 v12 q0,12 -12,12 h-30z"
          fill={paint.secondary}
          transform="scale(-1 1)"
        />
        <path d="M16,-9h16M16,9h16" stroke={paint.ink} strokeWidth="6" strokeLinecap="round" />
      </g>
    </Picture>
  )
}
