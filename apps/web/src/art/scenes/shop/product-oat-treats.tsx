import { coats, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bone } from '../../props/bone.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** A paper bag of oat treats. */
export function ProductOatTreats(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={paint.secondary} />
      <ellipse cx="160" cy="276" rx="120" ry="11" fill={paint.ink} opacity=".12" />
      <path d="M96,88 H224 L232,262 q1,12 -12,12 H100 q-13,0 -12,-12Z" fill={coats.caramel.base} />
      <path d="M190,88 H224 L232,262 q1,12 -12,12 H176 Q196,180 190,88Z" fill={coats.caramel.shade} />
      <path d="M88,48 H232 L224,96 H96Z" fill={coats.caramel.light} />
      <path d="M96,84h128v14H96z" fill={coats.caramel.shade} />
      <rect x="116" y="128" width="88" height="96" rx="16" fill={paint.cream} />
      <path d="M160,212 V160" stroke={paint.highlight} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M160,164 q-14,-14 0,-28 q14,14 0,28z M158,182 q-22,2 -24,-20 q22,-2 24,20z M162,182 q22,2 24,-20 q-22,-2 -24,20z M158,204 q-22,2 -24,-20 q22,-2 24,20z M162,204 q22,2 24,-20 q-22,-2 -24,20z"
        fill={paint.primary}
      />
      <Bone x={92} y={262} scale={0.62} turn={-10} />
      <Bone x={236} y={264} scale={0.56} turn={16} />
    </FullBleed>
  )
}
