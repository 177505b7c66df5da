import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { blush, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Ears: Chia has much to clean. */
export function GroomingEars(props: ArtProps) {
  return (
    <FullBleed width={320} height={240} field={paint.secondary} {...props}>
      <circle cx="150" cy="132" r="100" fill={paint.cream} opacity=".5" />
      <Dog pose="bathe" look={cast.chia} x={140} y={256} scale={1} turn={-4} tilt={-7} perk={[0, 12]} />
      <g transform="translate(226 84) rotate(34)">
        <rect x="-30" y="-5" width="104" height="10" rx="5" fill={paint.white} />
        <ellipse cx="-30" rx="19" ry="12" fill={paint.white} />
        <ellipse cx="76" rx="17" ry="11" fill={paint.white} />
        <path
          d="M-48,4 q18,12 36,0 q-6,8 -18,8 t-18,-8z M60,4 q16,10 32,0 q-6,7 -16,7 t-16,-7z"
          fill={paint.ink}
          opacity=".12"
        />
      </g>
      <g transform="translate(268 226)">
        <path d="M-24,0 V-52 q0,-12 14,-14 V-86 H10 V-66 q14,2 14,14 V0Z" fill={paint.highlight} />
        <path d="M8,0 V-86 H10 V-66 q14,2 14,14 V0Z" fill={paint.ink} opacity=".14" />
        <path d="M-24,-46H24v28H-24z" fill={paint.cream} />
        <path d="M0,-44 q12,14 0,22 q-12,-8 0,-22z" fill={blush} />
        <path d="M-10,-104H10v22H-10z" fill={paint.ink} />
      </g>
    </FullBleed>
  )
}
