import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arch-opening.tsx'
import { ArchedWindow } from '../../house/arched-window.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/potted-plant.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Bowl } from '../../props/bowl.tsx'
import { CushionBack, CushionFront } from '../../props/cushion.tsx'
import { FullBleed } from './full-bleed.tsx'

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
