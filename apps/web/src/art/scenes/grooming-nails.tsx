import { coats, paint } from '../palette.ts'
import type { ArtProps } from '../picture.tsx'
import { FullBleed } from './full-bleed.tsx'

/** Nails: a paw held out, and the clippers. */
export function GroomingNails(props: ArtProps) {
  const coat = coats.caramel
  return (
    <FullBleed width={320} height={240} field={paint.highlight} {...props}>
      <circle cx="150" cy="124" r="98" fill={paint.accent} />
      <g transform="translate(-40 0)">
        <path
          d="M-10,120 C40,96 70,92 110,96 C160,74 214,92 214,130 C214,170 164,186 116,172 C76,184 40,192 -10,196Z"
          fill={coat.base}
        />
        <path
          d="M-10,168 C60,164 120,170 214,134 C212,170 164,186 116,172 C76,184 40,192 -10,196Z"
          fill={coat.shade}
        />
        <path
          d="M206,108 q22,4 24,16 q-12,8 -24,2z M202,134 q22,4 24,16 q-12,8 -24,2z M184,156 q20,8 20,20 q-14,4 -22,-4z"
          fill={paint.ink}
        />
        <g fill={coat.light}>
          <ellipse cx="184" cy="110" rx="30" ry="18" />
          <ellipse cx="180" cy="138" rx="30" ry="18" />
          <ellipse cx="160" cy="162" rx="28" ry="16" />
        </g>
        <path
          d="M132,104 q22,6 30,18 M128,150 q14,0 24,-6"
          fill="none"
          stroke={coat.shade}
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(232 124) rotate(-6)">
        <path
          d="M2,2 Q34,-10 82,-46"
          fill="none"
          stroke={paint.secondary}
          strokeWidth="18"
          strokeLinecap="round"
        />
        <path
          d="M2,-2 Q34,12 82,40"
          fill="none"
          stroke={paint.primary}
          strokeWidth="18"
          strokeLinecap="round"
        />
        <path
          d="M10,-6 Q-22,-40 -54,-22 Q-34,-14 -14,8Z M10,6 Q-22,40 -54,24 Q-34,14 -14,-8Z"
          fill={paint.cream}
        />
        <circle cx="2" r="8" fill={paint.ink} />
      </g>
    </FullBleed>
  )
}
