import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { blush, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { Cake } from '../../props/cake.tsx'
import { PartyHat } from '../../props/party-hat.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Taco and Pelusa at the table, and between them the cake. */
export function EventCake(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={paint.secondary} {...props}>
      <Bunting
        from={[-20, 6]}
        to={[740, 6]}
        sag={26}
        flags={13}
        size={42}
        colours={[paint.cream, blush, paint.highlight, paint.accent]}
      />
      <Dog
        pose="bathe"
        look={cast.taco}
        x={196}
        y={278}
        scale={0.98}
        turn={7}
        tilt={6}
        eyes="happy"
        mouth="open"
        perk={[4, 4]}
      />
      <PartyHat x={202} y={98} turn={8} scale={0.9} />
      <Dog pose="bathe" look={cast.pelusa} x={532} y={278} scale={0.98} turn={-7} tilt={-6} />
      <PartyHat x={520} y={72} turn={-9} scale={0.8} colour={paint.highlight} />
      <path d="M0,256H720V320H0Z" fill={paint.cream} />
      <path d={`M0,256h720v20${'q-22.5,24 -45,0t-45,0'.repeat(8)}z`} fill={blush} />
      <Cake x={362} y={282} scale={1.06} />
    </FullBleed>
  )
}
