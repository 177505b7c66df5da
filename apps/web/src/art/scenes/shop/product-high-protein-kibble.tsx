import { cast } from '../../dog/cast.ts'
import { blush, coats, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { KibbleBag } from '../../props/kibble-bag.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** High-protein kibble, for Luna and others who run. */
export function ProductHighProteinKibble(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={blush} />
      <ellipse cx="164" cy="280" rx="124" ry="11" fill={paint.ink} opacity=".12" />
      <KibbleBag x={144} y={278} scale={1.14} colour={paint.primary} look={cast.luna} />
      <g transform="translate(236 250) rotate(-58)">
        <path
          d="M34,-9 H66 q12,-16 22,-4 q12,4 4,14 q8,12 -6,16 q-12,8 -20,-8 H34Z"
          fill={coats.cream.shade}
        />
        <path
          d="M-46,0 C-46,-36 -8,-46 18,-30 C38,-18 44,-6 44,0 C44,10 34,22 14,32 C-14,44 -46,30 -46,0Z"
          fill={coats.russet.base}
        />
        <path
          d="M44,0 C44,10 34,22 14,32 C-14,44 -46,30 -46,0 C-30,24 20,22 44,0Z"
          fill={coats.russet.shade}
        />
        <path
          d="M-28,-12 q8,-16 24,-16"
          stroke={coats.russet.light}
          strokeWidth="8"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </FullBleed>
  )
}
