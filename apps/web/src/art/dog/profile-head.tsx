import { blush, paint } from '../palette.ts'
import { type DogLook, chestOutline } from './cast.ts'

/** The head from the side, facing left, for noses that have work to do; its neck is at the origin's right. */
export function ProfileHead({ look, tongue = false }: { look: DogLook; tongue?: boolean }) {
  const { coat, marks, shape } = look
  const light = shape.marking === 'dark-muzzle' ? marks.base : chestOutline(look)
  const pricked = shape.ears === 'prick' || shape.ears === 'bat'
  return (
    <g className="art-head">
      {pricked && <path d="M2,-34 C-6,-70 4,-96 14,-96 C26,-92 46,-58 44,-28Z" fill={coat.shade} />}
      <path
        d="M-46,-14 C-42,-46 -14,-56 6,-54 C40,-50 58,-22 52,12 C46,42 16,50 -12,46 L-40,40Z"
        fill={coat.base}
      />
      <path d="M54,-6 C56,32 24,50 -12,46 L-30,43 C4,44 40,34 54,-6Z" fill={coat.shade} />
      {tongue && <path className="art-tongue" d="M-60,34 Q-62,60 -50,60 Q-40,58 -40,36Z" fill={blush} />}
      <path
        d="M-42,-16 C-62,-14 -92,-6 -96,12 C-98,32 -78,42 -52,42 C-24,44 -8,36 -10,18 C-14,0 -26,-14 -42,-16Z"
        fill={light}
      />
      <path d="M-84,26 Q-66,36 -46,26" fill="none" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M-103,8 C-106,-6 -92,-12 -84,-8 C-76,-4 -80,10 -90,15 C-96,17 -102,14 -103,8Z"
        fill={paint.ink}
      />
      <circle cx="-22" cy="-10" r="7" fill={paint.ink} />
      <circle cx="-24" cy="-12.4" r="2.4" fill={paint.white} />
      {!pricked && (
        <g className="art-ear-right">
          <path d="M8,-46 C-4,-30 2,6 16,26 C26,38 42,34 44,18 C48,-8 44,-40 26,-50Z" fill={coat.shade} />
        </g>
      )}
    </g>
  )
}
