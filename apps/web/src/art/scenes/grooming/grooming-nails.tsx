import { blush, coats, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

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
