import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'
import { Bowl, Basket } from '../../props/food.tsx'

/** There is room in the basket; Canela looks over its edge to see whether you are coming. */
export function NoDogsYet(props: ArtProps) {
  return (
    <Picture viewBox="0 0 360 280" {...props}>
      <path d={archOutline(180, 244, 250, 226)} fill={paint.secondary} />
      <GroundShadow x={180} y={250} width={330} />
      <Dog
        pose="bathe"
        look={cast.canela}
        x={166}
        y={250}
        scale={0.84}
        turn={4}
        tilt={6}
        mouth="calm"
        perk={[-10, 12]}
      />
      <Basket x={166} y={254} scale={0.9} />
      <Bowl x={318} y={258} scale={0.5} full={false} colour={paint.highlight} />
    </Picture>
  )
}
