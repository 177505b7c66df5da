import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { paint, blush, coats } from '../../palette.ts'
import { type ArtProps, FullBleed } from '../../picture.tsx'
import { Tub, Bubbles, Foam } from '../../props/bath.tsx'
import { Head } from '../../dog/head.tsx'

/** The nose, from as near as Canela comes to everything. */
export function GroomingNose(props: ArtProps) {
  return (
    <FullBleed width={320} height={240} field={blush} {...props}>
      <g transform="translate(150 132) scale(2)">
        <Head look={cast.canela} turn={2} tilt={-4} perk={[-6, 8]} />
      </g>
      <path
        d="M132,144 q4,-12 16,-10 q8,-8 18,-1 q14,0 14,12 q2,10 -10,8 q-8,8 -18,2 q-20,4 -20,-11z"
        fill={paint.secondary}
      />
      <path d="M140,140 q6,-4 12,-2" stroke={paint.cream} strokeWidth="4" strokeLinecap="round" fill="none" />
      <path
        d="M284,44 l7,17 l17,7 l-17,7 l-7,17 l-7,-17 l-17,-7 l17,-7z M26,178 l5,12 l12,5 l-12,5 l-5,12 l-5,-12 l-12,-5 l12,-5z"
        fill={paint.cream}
      />
      <g transform="translate(268 214)">
        <ellipse rx="46" ry="12" fill={paint.ink} opacity=".12" cy="10" />
        <path d="M-42,-26 H42 V2 Q42,12 32,12 H-32 Q-42,12 -42,2Z" fill={paint.accent} />
        <ellipse cy="-26" rx="42" ry="11" fill={paint.cream} />
        <path d="M-26,-28 q12,-14 26,-6 q14,-6 22,6 q-24,12 -48,0z" fill={paint.secondary} />
        <path d="M14,-16 Q36,-18 42,-26 V2 Q42,12 32,12 H10 Q18,0 14,-16Z" fill={paint.ink} opacity=".14" />
      </g>
    </FullBleed>
  )
}

/** Where the four toes sit on the paw, from left to right, and how they lean. */
const toes = [
  { x: 80, y: 122, lean: -30 },
  { x: 112, y: 92, lean: -10 },
  { x: 154, y: 92, lean: 10 },
  { x: 186, y: 122, lean: 30 },
] as const

/** Nails: a paw held up to be looked at, short round nails, and the clippers that have just been there. */
export function GroomingNails(props: ArtProps) {
  const coat = coats.caramel
  return (
    <FullBleed width={320} height={240} field={paint.highlight} {...props}>
      <circle cx="140" cy="132" r="104" fill={paint.accent} />
      <path d="M96,250 L100,178 Q133,198 168,178 L174,250Z" fill={coat.base} />
      <path d="M150,186 L168,178 L174,250 L146,250Z" fill={coat.shade} />
      {toes.map(({ x, y, lean }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${lean})`}>
          <path d="M-8,-22 Q-8,-37 0,-37 Q8,-37 8,-22Z" fill={coats.charcoal.shade} />
          <ellipse cx="-3" cy="-32" rx="2" ry="3" fill={coats.charcoal.light} />
          <ellipse rx="23" ry="30" fill={coat.base} />
          <path d="M6,-29 A23,30 0 0 1 6,29 Q16,0 6,-29Z" fill={coat.shade} />
          <ellipse cx="-1" cy="1" rx="12" ry="16" fill={blush} />
        </g>
      ))}
      <path
        d="M133,112 C166,112 196,142 194,170 C192,198 162,202 133,202 C104,202 74,198 72,170 C70,142 100,112 133,112Z"
        fill={coat.base}
      />
      <path
        d="M178,130 C190,142 195,158 194,170 C192,198 162,202 133,202 C172,198 190,166 178,130Z"
        fill={coat.shade}
      />
      <path
        d="M133,134 C146,134 152,146 162,154 C174,164 168,182 154,182 C146,182 142,178 133,178 C124,178 120,182 112,182 C98,182 92,164 104,154 C114,146 120,134 133,134Z"
        fill={blush}
      />
      <g transform="translate(262 138) rotate(24)">
        <path
          d="M-4,0 Q-20,40 -12,84"
          fill="none"
          stroke={paint.primary}
          strokeWidth="15"
          strokeLinecap="round"
        />
        <path
          d="M4,0 Q20,40 12,84"
          fill="none"
          stroke={paint.secondary}
          strokeWidth="15"
          strokeLinecap="round"
        />
        <path d="M-8,6 Q-28,-22 -10,-52 Q-2,-36 2,-4Z" fill={paint.cream} />
        <path d="M8,6 Q28,-22 10,-52 Q2,-36 -2,-4Z" fill={paint.sand} />
        <circle r="7" fill={paint.ink} />
      </g>
      <path
        d="M236,40 q4,14 16,18 q-12,4 -16,18 q-4,-14 -16,-18 q12,-4 16,-18Z M44,58 q3,10 11,13 q-8,3 -11,13 q-3,-10 -11,-13 q8,-3 11,-13Z"
        fill={paint.white}
      />
    </FullBleed>
  )
}

/** Ears: Chia has much to clean. */
export function GroomingEars(props: ArtProps) {
  return (
    <FullBleed width={320} height={240} field={paint.secondary} {...props}>
      <circle cx="150" cy="132" r="100" fill={paint.cream} opacity=".5" />
      <Dog pose="bathe" look={cast.chia} x={140} y={256} scale={1} turn={-4} tilt={-7} perk={[0, 12]} />
      <g transform="translate(226 84) rotate(34)">
        <rect x="-30" y="-5" width="104" height="10" rx="5" fill={paint.white} />
        <ellipse cx="-30" rx="19" ry="12" fill={paint.white} />
        <ellipse cx="76" rx="17" ry="11" fill={paint.white} />
        <path
          d="M-48,4 q18,12 36,0 q-6,8 -18,8 t-18,-8z M60,4 q16,10 32,0 q-6,7 -16,7 t-16,-7z"
          fill={paint.ink}
          opacity=".12"
        />
      </g>
      <g transform="translate(268 226)">
        <path d="M-24,0 V-52 q0,-12 14,-14 V-86 H10 V-66 q14,2 14,14 V0Z" fill={paint.highlight} />
        <path d="M8,0 V-86 H10 V-66 q14,2 14,14 V0Z" fill={paint.ink} opacity=".14" />
        <path d="M-24,-46H24v28H-24z" fill={paint.cream} />
        <path d="M0,-44 q12,14 0,22 q-12,-8 0,-22z" fill={blush} />
        <path d="M-10,-104H10v22H-10z" fill={paint.ink} />
      </g>
    </FullBleed>
  )
}

/** Extra brushing: Pelusa's ear has the brush in it. */
export function GroomingBrushing(props: ArtProps) {
  return (
    <FullBleed width={320} height={240} field={paint.primary} {...props}>
      <circle cx="140" cy="132" r="100" fill={paint.secondary} />
      <Dog pose="bathe" look={cast.pelusa} x={138} y={252} scale={1.02} turn={5} tilt={5} eyes="happy" />
      <g transform="translate(236 128) rotate(28)">
        <path
          d="M-26,-44 h12M-26,-30 h12M-26,-16 h12M-26,-2 h12M-26,12 h12M-26,26 h12"
          stroke={paint.ink}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <rect x="-16" y="-56" width="28" height="94" rx="14" fill={paint.highlight} />
        <path d="M-8,34 H4 L8,104 q-10,12 -20,0Z" fill={paint.highlight} />
        <path
          d="M0,-56 q12,2 12,14 V24 q0,12 -8,13 L8,104 q-4,5 -8,6 Q4,20 0,-56Z"
          fill={paint.ink}
          opacity=".14"
        />
      </g>
      <path d="M270,52 l6,14 l14,6 l-14,6 l-6,14 l-6,-14 l-14,-6 l14,-6z" fill={paint.cream} />
    </FullBleed>
  )
}

/** Bath and shampoo: Frijol under the foam. */
export function GroomingBath(props: ArtProps) {
  return (
    <FullBleed width={320} height={240} field={paint.accent} {...props}>
      <path d="M0,198H320V240H0Z" fill={paint.highlight} />
      <Dog
        pose="bathe"
        look={cast.frijol}
        x={156}
        y={176}
        scale={0.76}
        turn={4}
        tilt={-5}
        eyes="happy"
        mouth="open"
        perk={[-6, 8]}
      />
      <Foam x={152} y={44} scale={0.54} />
      <Foam x={232} y={148} scale={0.6} />
      <Tub x={160} y={226} scale={0.72} />
      <Bubbles
        at={[
          [50, 60, 14],
          [272, 52, 18],
          [288, 110, 8],
          [36, 116, 8],
        ]}
      />
    </FullBleed>
  )
}
