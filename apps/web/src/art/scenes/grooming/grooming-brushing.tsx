import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Extra brushing: Pelusa's ear has the brush in it. */
export function GroomingBrushing(props: ArtProps) {
  return (
    <FullBleed width={320} height={240} field={paint.primary} {...props}>
      <circle cx="140" cy="132" r="100" fill={paint.secondary} />
      <Dog pose="bathe" look={cast.pelusa} x={138} y={252} scale={1.02} turn={5} tilt={5} eyes="happy" />
      <g transform="translate(236 128) rotate(28)">
        <path
          d="M-26,-44 h12M-26,-30 h12M-26,-16 h12M-26,-2 h12M-26,12 h12M-26,26 h12"
          stroke={paint.ink}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <rect x="-16" y="-56" width="28" height="94" rx="14" fill={paint.highlight} />
        <path d="M-8,34 H4 L8,104 q-10,12 -20,0Z" fill={paint.highlight} />
        <path
          d="M0,-56 q12,2 12,14 V24 q0,12 -8,13 L8,104 q-4,5 -8,6 Q4,20 0,-56Z"
          fill={paint.ink}
          opacity=".14"
        />
      </g>
      <path d="M270,52 l6,14 l14,6 l-14,6 l-6,14 l-6,-14 l-14,-6 l14,-6z" fill={paint.cream} />
    </FullBleed>
  )
}
