import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { coats, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'
import { Ball } from '../../props/ball.tsx'
import { KibbleBag } from '../../props/food.tsx'
import { ShampooBottle } from '../../props/bath.tsx'

/** Churro keeps the shop under a striped awning. */
export function ShopHero(props: ArtProps) {
  const stripe = 'h70v62q-35,34 -70,0z'
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <GroundShadow x={360} y={500} width={620} />
      <path d={archOutline(360, 498, 520, 470)} fill={paint.highlight} />
      <path d="M150,300 H570 v12 H150z" fill={paint.ink} opacity=".16" />
      <Dog
        pose="bathe"
        look={cast.churro}
        x={352}
        y={400}
        scale={1.02}
        turn={-4}
        tilt={-5}
        mouth="open"
        perk={[-8, 8]}
        collar={paint.secondary}
      />
      <path
        d="M84,376 H636 q14,0 14,14 v10 q0,14 -14,14 H84 q-14,0 -14,-14 v-10 q0,-14 14,-14z"
        fill={coats.caramel.light}
      />
      <path d="M92,414 H628 V486 q0,14 -14,14 H106 q-14,0 -14,-14Z" fill={coats.caramel.base} />
      <path d="M520,414 H628 V486 q0,14 -14,14 H520Z" fill={coats.caramel.shade} />
      <g fill={coats.chocolate.light}>
        <rect x="292" y="360" width="52" height="34" rx="17" />
        <rect x="366" y="362" width="52" height="34" rx="17" />
      </g>
      <KibbleBag x={188} y={378} scale={0.82} colour={paint.primary} look={cast.canela} />
      <ShampooBottle x={498} y={378} scale={0.74} />
      <Ball x={574} y={378} radius={28} colour={paint.secondary} />
      <path d="M70,92 h580 l20,26 H50z" fill={paint.ink} />
      <path
        d={[0, 2, 4, 6, 8].map((turn) => `M${45 + turn * 70},112${stripe}`).join('')}
        fill={paint.primary}
      />
      <path d={[1, 3, 5, 7].map((turn) => `M${45 + turn * 70},112${stripe}`).join('')} fill={paint.cream} />
      <path d="M45,112H675v14H45z" fill={paint.ink} opacity=".1" />
    </Picture>
  )
}
