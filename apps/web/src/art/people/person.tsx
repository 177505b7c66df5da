import { blush, coats, paint } from '../palette.ts'
import { placeTransform, type Place } from '../picture.tsx'

const hairs = {
  bob: 'M-52,30 C-66,-20 -58,-66 0,-68 C58,-66 66,-20 52,30 Q40,44 30,34 V-10 H-30 V34 Q-40,44 -52,30Z',
  bun: 'M-46,4 C-58,-30 -40,-62 -14,-64 C-30,-92 30,-92 14,-64 C40,-62 58,-30 46,4Z',
  short: 'M-46,-2 C-54,-44 -30,-66 4,-66 C40,-66 54,-40 46,-2Z',
  long: 'M-50,86 C-64,30 -66,-66 0,-68 C66,-66 64,30 50,86 H24 V-10 H-24 V86Z',
} as const

const fringes = {
  bob: 'M-44,-6 C-46,-40 -24,-56 4,-56 C34,-56 48,-36 44,-6 C34,-20 20,-30 -6,-34 C-18,-28 -34,-20 -44,-6Z',
  bun: 'M-44,-8 C-44,-40 -20,-56 0,-56 C24,-56 44,-40 44,-8 C36,-26 18,-36 0,-36 S-36,-26 -44,-8Z',
  short:
    'M-45,-8 C-48,-34 -36,-54 -12,-58 C22,-64 46,-42 45,-8 C40,-20 34,-28 22,-34 C0,-26 -22,-28 -34,-34 C-40,-26 -42,-18 -45,-8Z',
  long: 'M-44,0 C-46,-40 -24,-56 0,-56 C24,-56 46,-40 44,0 C38,-18 22,-28 8,-42 C-8,-24 -36,-18 -44,0Z',
} as const

type PersonProps = Place & {
  hair: keyof typeof hairs
  hairColour?: string
  skin?: { base: string; shade: string }
  shirt?: string
  tilt?: number
}

/** Head and shoulders of a person; the point given is the middle of the face, the shoulders end 150 below. */
export function Person({
  hair,
  hairColour = paint.ink,
  skin = people.tan,
  shirt = paint.accent,
  tilt = 0,
  ...place
}: PersonProps) {
  return (
    <g transform={placeTransform(place)}>
      <g transform={tilt === 0 ? undefined : `rotate(${tilt})`}>
        <path d={hairs[hair]} fill={hairColour} />
      </g>
      <path d="M-20,30 H20 V80 H-20Z" fill={skin.shade} />
      <path d="M-94,150 C-96,96 -70,76 -22,68 Q0,92 22,68 C70,76 96,96 94,150Z" fill={shirt} />
      <path d="M22,68 C70,76 96,96 94,150 H44 C50,110 44,84 22,68Z" fill={paint.ink} opacity=".12" />
      <g transform={tilt === 0 ? undefined : `rotate(${tilt})`}>
        <circle cx="-44" cy="6" r="10" fill={skin.base} />
        <circle cx="44" cy="6" r="10" fill={skin.shade} />
        <path d="M-43,-8 C-44,-66 44,-66 43,-8 C44,30 22,52 0,52 S-44,30 -43,-8Z" fill={skin.base} />
        <path
          d="M43,-8 C44,30 22,52 0,52 C-10,52 -20,47 -28,39 C10,40 32,20 34,-30 C40,-24 43,-16 43,-8Z"
          fill={skin.shade}
          opacity=".55"
        />
        <circle cx="-16" cy="2" r="4.6" fill={paint.ink} />
        <circle cx="18" cy="2" r="4.6" fill={paint.ink} />
        <g fill={blush} opacity=".6">
          <ellipse cx="-25" cy="16" rx="9" ry="6" />
          <ellipse cx="27" cy="16" rx="9" ry="6" />
        </g>
        <path d="M-13,22 Q2,37 16,21" fill="none" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
        <path d={fringes[hair]} fill={hairColour} />
      </g>
    </g>
  )
}

/** Three complexions from the coats' own family of browns. */
export const people = {
  fair: { base: '#F6CFA8', shade: '#E3AE80' },
  tan: { base: '#E3AC7C', shade: '#C98B5A' },
  brown: { base: coats.chocolate.light, shade: '#96664A' },
} as const
