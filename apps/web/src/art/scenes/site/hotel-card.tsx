import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchedWindow } from '../../house/arched-window.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { CushionBack, CushionFront } from '../../props/cushion.tsx'
import { FullBleed } from './full-bleed.tsx'

/** Canela sleeps under the moon. */
export function HotelCard(props: ArtProps) {
  return (
    <FullBleed width={480} height={320} field={paint.highlight} {...props}>
      <ArchedWindow x={336} y={158} width={104} height={124} night />
      <path d="M0,262H480V320H0Z" fill={paint.ink} opacity=".16" />
      <GroundShadow x={222} y={294} width={330} />
      <CushionBack x={222} y={296} scale={0.94} />
      <Dog pose="sleep" look={cast.canela} x={234} y={272} scale={0.92} perk={[8, 14]} />
      <CushionFront x={222} y={296} scale={0.94} />
    </FullBleed>
  )
}
