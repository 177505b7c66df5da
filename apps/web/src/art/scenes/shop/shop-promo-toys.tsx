import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/potted-plant.tsx'
import { blush, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Ball } from '../../props/ball.tsx'
import { Bone } from '../../props/bone.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Canela and more toys than she can carry. */
export function ShopPromoToys(props: ArtProps) {
  return (
    <FullBleed width={840} height={350} field={paint.secondary} {...props}>
      <path d="M0,292H840V350H0Z" fill={paint.sand} />
      <PottedPlant plant="nopal" x={738} y={312} scale={1.1} />
      <GroundShadow x={520} y={322} width={300} />
      <Dog
        pose="play-bow"
        look={cast.canela}
        x={516}
        y={322}
        scale={1.06}
        turn={-6}
        tilt={-7}
        mouth="open"
        perk={[-10, 10]}
      />
      <GroundShadow x={220} y={324} width={300} />
      <Ball x={146} y={324} radius={48} colour={paint.primary} />
      <Ball x={288} y={326} radius={36} colour={paint.highlight} />
      <g transform="translate(214 252) rotate(-14)" fill="none" strokeLinecap="round">
        <path d="M-66,0 H66" stroke={blush} strokeWidth="22" />
        <path
          d="M-50,-9 l14,18 M-22,-9 l14,18 M6,-9 l14,18 M34,-9 l14,18"
          stroke={paint.cream}
          strokeWidth="6"
        />
        <path d="M-66,0 l-22,-10 M-66,0 l-24,8 M66,0 l22,-10 M66,0 l24,8" stroke={blush} strokeWidth="9" />
      </g>
      <Bone x={214} y={312} scale={0.7} turn={8} />
    </FullBleed>
  )
}
