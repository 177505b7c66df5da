import { cast } from '../dog/cast.ts'
import { Dog } from '../dog/dog.tsx'
import { ArchOpening, ArchedWindow } from '../house/arches.tsx'
import { GroundShadow } from '../house/ground-shadow.tsx'
import { paint, sunlight, blush } from '../palette.ts'
import { type ArtProps, FullBleed } from '../picture.tsx'
import { Ball } from '../props/ball.tsx'
import { CushionBack, CushionFront } from '../props/cushion.tsx'
import { TileRow } from '../house/tile-row.tsx'
import { Bubbles } from '../props/bath.tsx'
import { PottedPlant } from '../house/plants.tsx'
import { Bunting } from '../house/bunting.tsx'
import { PartyHat, Cake } from '../props/party.tsx'

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

/** Luna through the hoop. */
export function TrainingCard(props: ArtProps) {
  return (
    <FullBleed width={480} height={320} field={paint.primary} {...props}>
      <circle cx="92" cy="76" r="40" fill={sunlight} />
      <path d="M0,272H480V320H0Z" fill={paint.sand} />
      <PottedPlant plant="agave" x={426} y={286} scale={0.8} />
      <GroundShadow x={236} y={296} width={250} />
      <path d="M250,72 a40,92 0 0 1 0,184" fill="none" stroke={paint.highlight} strokeWidth="13" />
      <Dog
        pose="jump"
        look={cast.luna}
        x={240}
        y={292}
        scale={0.78}
        turn={-6}
        tilt={-6}
        mouth="open"
        perk={[-8, -2]}
      />
      <path d="M250,72 a40,92 0 0 0 0,184" fill="none" stroke={paint.accent} strokeWidth="13" />
      <path d="M244,256h12v44h-12z" fill={paint.highlight} />
      <rect x="212" y="292" width="76" height="12" rx="6" fill={paint.highlight} />
    </FullBleed>
  )
}

/** Don after his bath, in a towel. */
export function GroomingCard(props: ArtProps) {
  return (
    <FullBleed width={480} height={320} field={paint.accent} {...props}>
      <TileRow x={0} y={196} size={48} count={10} />
      <path d="M0,244H480V320H0Z" fill={paint.highlight} />
      <Dog
        pose="bathe"
        look={cast.don}
        x={236}
        y={330}
        scale={1.15}
        tilt={-6}
        turn={-4}
        eyes="happy"
        perk={[10, 26]}
      />
      <path
        d="M166,238 C130,262 118,300 116,320 H356 C354,300 342,262 306,236 C300,262 270,282 236,284 C202,284 172,264 166,238Z"
        fill={paint.secondary}
      />
      <path
        d="M306,236 C342,262 354,300 356,320 H290 C300,300 304,280 290,262Z"
        fill={paint.ink}
        opacity=".12"
      />
      <path
        d="M136,296 q10,-32 28,-46"
        stroke={paint.cream}
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
      <Bubbles
        at={[
          [92, 96, 22],
          [386, 84, 28],
          [420, 148, 12],
          [70, 154, 10],
          [348, 40, 10],
        ]}
      />
    </FullBleed>
  )
}

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

/** Taco has the ball, and no plan to give it back. */
export function DayCareCard(props: ArtProps) {
  return (
    <FullBleed width={480} height={320} field={paint.secondary} {...props}>
      <ArchOpening x={356} y={272} width={130} height={200} inside={paint.highlight} rim={12} />
      <path d="M0,268H480V320H0Z" fill={paint.sand} />
      <GroundShadow x={238} y={292} width={240} />
      <Dog
        pose="stand"
        look={cast.taco}
        x={232}
        y={292}
        scale={0.88}
        turn={-5}
        tilt={-5}
        mouth="open"
        perk={[-8, 8]}
        collar={paint.primary}
      />
      <Ball x={92} y={298} radius={34} colour={paint.primary} />
    </FullBleed>
  )
}
