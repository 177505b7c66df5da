import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { blush, coats, paint } from '../../palette.ts'
import { type ArtProps, FullBleed } from '../../picture.tsx'
import { Bone } from '../../props/food.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { PartyHat, Cake, Balloon } from '../../props/party.tsx'

/** Frijol as a gift; the ribbon is still on. */
export function EventGift(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={blush} {...props}>
      <path d="M0,270H720V320H0Z" fill={paint.sand} />
      <Balloon x={150} y={290} rise={160} lean={-20} colour={paint.secondary} />
      <Balloon x={158} y={290} rise={110} lean={36} colour={paint.accent} />
      <Balloon x={590} y={290} rise={150} lean={22} colour={paint.primary} />
      <ellipse cx="360" cy="298" rx="180" ry="10" fill={paint.ink} opacity=".12" />
      <Dog
        pose="bathe"
        look={cast.frijol}
        x={356}
        y={256}
        scale={1.02}
        turn={-4}
        tilt={-8}
        mouth="open"
        perk={[-8, 12]}
      />
      <path d="M238,204 H482 V286 q0,12 -12,12 H250 q-12,0 -12,-12Z" fill={paint.highlight} />
      <path d="M420,204 H482 V286 q0,12 -12,12 H420Z" fill={paint.ink} opacity=".13" />
      <rect x="224" y="188" width="272" height="32" rx="10" fill={paint.accent} />
      <path d="M338,188h44v110h-44z" fill={paint.secondary} />
      <g fill={coats.cream.light}>
        <rect x="286" y="176" width="50" height="34" rx="17" />
        <rect x="384" y="178" width="50" height="34" rx="17" />
      </g>
    </FullBleed>
  )
}

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

/** A star full of biscuits, and Canela on her way up. */
export function EventPinata(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={paint.accent} {...props}>
      <ArchOpening x={190} y={272} width={190} height={230} inside={paint.highlight} rim={14} />
      <path d="M0,268H720V320H0Z" fill={paint.sand} />
      <path d="M440,0 V74" stroke={paint.ink} strokeWidth="4" />
      <g className="art-sway">
        <path d="M440,50 L462,92 L440,120 L418,92Z" fill={paint.primary} />
        <path d="M514,118 L474,142 L446,128 L466,100Z" fill={paint.secondary} />
        <path d="M366,118 L406,142 L434,128 L414,100Z" fill={paint.secondary} />
        <path d="M398,206 L404,158 L438,146 L444,178Z" fill={blush} />
        <path d="M486,204 L478,156 L446,146 L436,178Z" fill={blush} />
        <circle cx="440" cy="132" r="38" fill={paint.primary} />
        <path d="M464,102 a38,38 0 0 1 -48,60 q44,-8 48,-60z" fill={paint.ink} opacity=".13" />
        <path
          d="M406,122 q34,14 68,0 M408,144 q32,14 64,0"
          fill="none"
          stroke={paint.cream}
          strokeWidth="8"
        />
        <path
          d="M514,118 l18,-4 M366,118 l-18,-4 M398,206 l-8,18 M486,204 l8,18"
          stroke={paint.cream}
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
      <GroundShadow x={256} y={296} width={200} />
      <Dog
        pose="jump"
        look={cast.canela}
        x={256}
        y={308}
        scale={0.8}
        flip
        turn={7}
        tilt={8}
        mouth="open"
        perk={[-12, -10]}
        collar={paint.primary}
      />
      <Bone x={560} y={282} scale={0.42} turn={18} />
      <Bone x={500} y={296} scale={0.36} turn={-20} />
      <circle cx="606" cy="296" r="10" fill={coats.chocolate.light} />
      <circle cx="540" cy="250" r="8" fill={coats.chocolate.light} />
    </FullBleed>
  )
}
