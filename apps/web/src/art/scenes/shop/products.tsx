import { coats, paint, blush } from '../../palette.ts'
import { type ArtProps, FullBleed } from '../../picture.tsx'
import { Bubbles, Foam, ShampooBottle } from '../../props/bath.tsx'
import { cast } from '../../dog/cast.ts'
import { Bowl, Bone, KibbleBag } from '../../props/food.tsx'

/** High-protein kibble, for Luna and others who run. */
export function ProductHighProteinKibble(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={blush} />
      <ellipse cx="164" cy="280" rx="124" ry="11" fill={paint.ink} opacity=".12" />
      <KibbleBag x={144} y={278} scale={1.14} colour={paint.primary} look={cast.luna} />
      <g transform="translate(236 250) rotate(-58)">
        <path
          d="M34,-9 H66 q12,-16 22,-4 q12,4 4,14 q8,12 -6,16 q-12,8 -20,-8 H34Z"
          fill={coats.cream.shade}
        />
        <path
          d="M-46,0 C-46,-36 -8,-46 18,-30 C38,-18 44,-6 44,0 C44,10 34,22 14,32 C-14,44 -46,30 -46,0Z"
          fill={coats.russet.base}
        />
        <path
          d="M44,0 C44,10 34,22 14,32 C-14,44 -46,30 -46,0 C-30,24 20,22 44,0Z"
          fill={coats.russet.shade}
        />
        <path
          d="M-28,-12 q8,-16 24,-16"
          stroke={coats.russet.light}
          strokeWidth="8"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </FullBleed>
  )
}

/** Balanced kibble: Canela is on the bag. */
export function ProductBalancedKibble(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={paint.secondary} />
      <ellipse cx="164" cy="280" rx="124" ry="11" fill={paint.ink} opacity=".12" />
      <KibbleBag x={144} y={278} scale={1.14} colour={paint.accent} look={cast.canela} />
      <Bowl x={240} y={284} scale={0.74} colour={paint.primary} />
    </FullBleed>
  )
}

/** The classic chew toy: a rubber bone with ribs, somewhat loved already. */
export function ProductChewToy(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={paint.accent} />
      <ellipse cx="160" cy="262" rx="118" ry="11" fill={paint.ink} opacity=".12" />
      <g transform="translate(160 160) rotate(-28)">
        <path
          d="M-72,-26 C-70,-74 -138,-66 -124,-16 C-150,22 -98,66 -70,26 H70 C98,66 150,22 124,-16 C138,-66 70,-74 72,-26Z"
          fill={paint.primary}
        />
        <path
          d="M-126,0 C-140,34 -94,60 -70,26 H70 C98,66 150,22 124,-16 C126,10 96,22 76,4 H-76 C-96,22 -122,16 -126,0Z"
          fill={paint.ink}
          opacity=".14"
        />
        <path
          d="M-108,-40 q6,-10 16,-8"
          stroke={paint.white}
          strokeWidth="9"
          strokeLinecap="round"
          fill="none"
          opacity=".7"
        />
        <path d="M-44,-32 h18 v66 h-18z M-9,-32 h18 v66 h-18z M26,-32 h18 v66 h-18z" fill={blush} />
        <path
          d="M-44,8 h18 v26 h-18z M-9,8 h18 v26 h-18z M26,8 h18 v26 h-18z"
          fill={paint.ink}
          opacity=".14"
        />
      </g>
    </FullBleed>
  )
}

/** Dog shampoo, and what it makes. */
export function ProductShampoo(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={paint.highlight} />
      <ellipse cx="160" cy="278" rx="110" ry="11" fill={paint.ink} opacity=".12" />
      <ShampooBottle x={160} y={276} scale={1.16} colour={paint.primary} />
      <Foam x={232} y={280} scale={0.72} />
      <Foam x={92} y={280} scale={0.5} />
      <Bubbles
        at={[
          [78, 110, 18],
          [246, 86, 22],
          [262, 150, 10],
          [62, 180, 9],
          [224, 40, 9],
        ]}
      />
    </FullBleed>
  )
}

/** A paper bag of oat treats. */
export function ProductOatTreats(props: ArtProps) {
  return (
    <FullBleed width={320} height={320} field={paint.sand} {...props}>
      <circle cx="160" cy="152" r="116" fill={paint.secondary} />
      <ellipse cx="160" cy="276" rx="120" ry="11" fill={paint.ink} opacity=".12" />
      <path d="M96,88 H224 L232,262 q1,12 -12,12 H100 q-13,0 -12,-12Z" fill={coats.caramel.base} />
      <path d="M190,88 H224 L232,262 q1,12 -12,12 H176 Q196,180 190,88Z" fill={coats.caramel.shade} />
      <path d="M88,48 H232 L224,96 H96Z" fill={coats.caramel.light} />
      <path d="M96,84h128v14H96z" fill={coats.caramel.shade} />
      <rect x="116" y="128" width="88" height="96" rx="16" fill={paint.cream} />
      <path d="M160,212 V160" stroke={paint.highlight} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M160,164 q-14,-14 0,-28 q14,14 0,28z M158,182 q-22,2 -24,-20 q22,-2 24,20z M162,182 q22,2 24,-20 q-22,-2 -24,20z M158,204 q-22,2 -24,-20 q22,-2 24,20z M162,204 q22,2 24,-20 q-22,-2 -24,20z"
        fill={paint.primary}
      />
      <Bone x={92} y={262} scale={0.62} turn={-10} />
      <Bone x={236} y={264} scale={0.56} turn={16} />
    </FullBleed>
  )
}
