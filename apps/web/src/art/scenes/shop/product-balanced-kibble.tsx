import { cast } from '../../dog/cast.ts'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bowl } from '../../props/bowl.tsx'
import { KibbleBag } from '../../props/kibble-bag.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Balanced kibble: Canela is on the bag. */
export function ProductBalancedKibble(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={paint.secondary} />
      <ellipse cx="164" cy="280" rx="124" ry="11" fill={paint.ink} opacity=".12" />
      <KibbleBag x={144} y={278} scale={1.14} colour={paint.accent} look={cast.canela} />
      <Bowl x={240} y={284} scale={0.74} colour={paint.primary} />
    </FullBleed>
  )
}
