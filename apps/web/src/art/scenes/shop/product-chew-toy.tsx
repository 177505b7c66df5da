import { blush, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

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
