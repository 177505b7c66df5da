import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline, ArchedWindow } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { paint } from '../../palette.ts'
import { type ArtProps, FullBleed } from '../../picture.tsx'
import { Bowl } from '../../props/food.tsx'
import { CushionBack, CushionFront } from '../../props/cushion.tsx'

/** The large room: Frijol and Taco, of one family, share a sofa under the night window. */
export function FamilyRoom(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={paint.inkSoft} {...props}>
      <path d="M0,268H720V320H0Z" fill={paint.ink} opacity=".18" />
      <ArchedWindow x={356} y={122} width={92} height={104} night />
      <GroundShadow x={356} y={298} width={520} />
      <path d="M150,282h18v18h-18z M544,282h18v18h-18z" fill={paint.ink} />
      <path d="M138,240 V166 q0,-30 30,-30 H544 q30,0 30,30 V240Z" fill={paint.primary} />
      <path d="M138,240 V166 q0,-30 30,-30 H544 q30,0 30,30 V240Z" fill={paint.ink} opacity=".12" />
      <path d="M138,218 H574 V272 q0,14 -14,14 H152 q-14,0 -14,-14Z" fill={paint.primary} />
      <Dog pose="sleep" look={cast.frijol} x={286} y={232} scale={0.74} perk={[6, -4]} />
      <Dog
        pose="lie"
        look={cast.taco}
        x={472}
        y={232}
        scale={0.62}
        turn={-6}
        tilt={-8}
        eyes="happy"
        collar={paint.accent}
      />
      <rect x="164" y="224" width="384" height="22" rx="11" fill={paint.secondary} />
      <path
        d="M104,196 q0,-24 26,-24 t26,24 V286 H118 q-14,0 -14,-14Z M556,196 q0,-24 26,-24 t26,24 V272 q0,14 -14,14 H556Z"
        fill={paint.primary}
      />
      <path d="M582,172 q26,0 26,24 V272 q0,14 -14,14 H582Z" fill={paint.ink} opacity=".12" />
      <PottedPlant plant="agave" x={660} y={300} scale={0.9} />
      <path d="M58,300 V120" stroke={paint.ink} strokeWidth="8" />
      <path d="M36,70 H80 L100,130 H16Z" fill={paint.secondary} />
      <path d="M60,70 H80 L100,130 H66Z" fill={paint.ink} opacity=".12" />
      <rect x="32" y="292" width="52" height="12" rx="6" fill={paint.ink} />
    </FullBleed>
  )
}

/** A small room of the hotel: a niche, a cushion, Chia who looks at you from it. */
export function CosyRoom(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={paint.primary} {...props}>
      <path d="M0,262H720V320H0Z" fill={paint.sand} />
      <TileRow x={0} y={230} size={32} count={23} />
      <path d={archOutline(300, 262, 300, 226)} fill={paint.cream} />
      <path d={archOutline(300, 262, 268, 210)} fill={paint.highlight} />
      <ArchedWindow x={560} y={168} width={84} height={112} />
      <GroundShadow x={300} y={290} width={320} />
      <CushionBack x={300} y={292} scale={0.86} colour={paint.secondary} />
      <Dog
        pose="lie"
        look={cast.chia}
        x={316}
        y={270}
        scale={0.72}
        turn={-5}
        tilt={-6}
        collar={paint.accent}
        perk={[-4, 12]}
      />
      <CushionFront x={300} y={292} scale={0.86} colour={paint.secondary} />
      <Bowl x={508} y={296} scale={0.62} />
      <PottedPlant plant="leafy" x={110} y={296} scale={1} />
    </FullBleed>
  )
}
