import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint, blush } from '../../palette.ts'
import { type ArtProps, FullBleed } from '../../picture.tsx'
import { Bowl, Bone, KibbleBag } from '../../props/food.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { Tub, Bubbles, Foam, ShampooBottle } from '../../props/bath.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { Ball } from '../../props/ball.tsx'

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

/** Pelusa bathes with the good shampoo. */
export function ShopPromoCare(props: ArtProps) {
  return (
    <FullBleed width={840} height={350} field={paint.primary} {...props}>
      <TileRow x={0} y={176} size={48} count={18} />
      <path d="M0,304H840V350H0Z" fill={paint.sand} />
      <Dog
        pose="bathe"
        look={cast.pelusa}
        x={540}
        y={252}
        scale={1.02}
        turn={-5}
        tilt={-6}
        eyes="happy"
        mouth="open"
      />
      <Foam x={456} y={230} scale={0.7} />
      <Foam x={628} y={230} scale={0.9} />
      <Tub x={540} y={330} scale={0.92} colour={paint.accent} />
      <ShampooBottle x={236} y={330} scale={1.26} colour={paint.highlight} />
      <Bubbles
        at={[
          [340, 120, 24],
          [386, 66, 14],
          [420, 150, 12],
          [700, 90, 22],
          [742, 150, 12],
          [130, 90, 16],
        ]}
      />
    </FullBleed>
  )
}

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
