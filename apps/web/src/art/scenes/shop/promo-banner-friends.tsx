import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { blush, paint, sunlight } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** All the dogs look over the patio wall. */
export function PromoBannerFriends(props: ArtProps) {
  return (
    <FullBleed width={1200} height={360} field={paint.accent} {...props}>
      <circle cx="190" cy="120" r="78" fill={sunlight} />
      <Bunting
        from={[-20, 8]}
        to={[1220, 8]}
        sag={18}
        flags={13}
        size={60}
        colours={[paint.cream, blush, paint.secondary, paint.highlight]}
      />
      <Dog pose="bathe" look={cast.luna} x={300} y={290} scale={1} turn={6} tilt={6} perk={[-2, 4]} />
      <Dog pose="bathe" look={cast.frijol} x={492} y={300} scale={0.96} turn={4} tilt={-7} mouth="open" />
      <Dog
        pose="bathe"
        look={cast.canela}
        x={690}
        y={284}
        scale={1.06}
        turn={-3}
        tilt={4}
        mouth="open"
        perk={[-8, 10]}
      />
      <Dog pose="bathe" look={cast.don} x={890} y={292} scale={0.98} turn={-6} tilt={6} eyes="happy" />
      <rect x="-20" y="250" width="1240" height="34" rx="10" fill={paint.primary} />
      <path d="M0,284H1200V360H0Z" fill={paint.primary} />
      <path d="M0,280H1200V288H0Z" fill={paint.ink} opacity=".14" />
      <path d="M0,316H1200V340H0Z" fill={paint.cream} />
      <path
        d="M0,328H1200"
        stroke={paint.highlight}
        strokeWidth="12"
        strokeLinecap="round"
        strokeDasharray="0 30"
      />
    </FullBleed>
  )
}
