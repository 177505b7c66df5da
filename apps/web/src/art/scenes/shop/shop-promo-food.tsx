import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arch-opening.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bowl } from '../../props/bowl.tsx'
import { KibbleBag } from '../../props/kibble-bag.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Taco waits for supper between two bags. */
export function ShopPromoFood(props: ArtProps) {
  return (
    <FullBleed width={840} height={350} field={paint.accent} {...props}>
      <ArchOpening x={600} y={300} width={300} height={250} inside={paint.highlight} rim={16} />
      <path d="M0,296H840V350H0Z" fill={paint.sand} />
      <GroundShadow x={410} y={322} width={620} />
      <KibbleBag x={218} y={322} scale={1.2} colour={paint.primary} look={cast.canela} />
      <KibbleBag x={352} y={326} scale={0.94} colour={paint.secondary} look={cast.luna} />
      <Dog
        pose="sit"
        look={cast.taco}
        x={596}
        y={326}
        scale={0.88}
        turn={-7}
        tilt={-7}
        mouth="open"
        perk={[-6, 8]}
        collar={paint.primary}
      />
      <Bowl x={466} y={328} scale={0.86} colour={paint.primary} />
    </FullBleed>
  )
}
