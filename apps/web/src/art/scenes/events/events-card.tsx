import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { blush, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Cake } from '../../props/cake.tsx'
import { PartyHat } from '../../props/party-hat.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Oso guards the cake; the cake is not safe. */
export function EventsCard(props: ArtProps) {
  return (
    <FullBleed width={480} height={320} field={blush} {...props}>
      <Bunting
        from={[-20, 10]}
        to={[500, 10]}
        sag={24}
        flags={9}
        size={42}
        colours={[paint.cream, paint.secondary, paint.highlight]}
      />
      <path d="M0,268H480V320H0Z" fill={paint.secondary} />
      <GroundShadow x={250} y={294} width={340} />
      <Dog
        pose="sit"
        look={cast.oso}
        x={168}
        y={296}
        scale={0.78}
        turn={8}
        tilt={7}
        perk={[4, 4]}
        collar={paint.highlight}
      />
      <PartyHat x={180} y={78} turn={9} scale={0.86} />
      <Cake x={326} y={300} scale={0.86} />
    </FullBleed>
  )
}
