import { paint } from '../../palette.ts'
import { chestOutline } from '../chest.ts'
import { Tail } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

const trunk =
  'M-36,-184 C-44,-140 -72,-112 -78,-58 C-82,-18 -66,0 -44,0 H56 C90,0 102,-30 90,-66 C80,-104 46,-140 40,-184Z'

function SittingBody({ look, collar }: BodyProps) {
  const { coat } = look
  const chest = chestOutline(look)
  return (
    <>
      <Tail d="M66,-24 C110,-22 126,-58 112,-96" colour={coat.shade} />
      <path d={trunk} fill={coat.shade} />
      <path d={trunk} fill={coat.base} transform="scale(.93 1) translate(-6 0)" />
      <path d="M-30,-172 H34 C38,-124 20,-92 4,-78 C-16,-92 -36,-124 -30,-172Z" fill={chest} />
      <g fill={coat.shade}>
        <path d="M-2,-72 Q6,-40 6,0 H-8 Q-8,-40 -2,-72Z" />
        <path d="M-48,-62 Q-40,-34 -42,0 H-52 Q-54,-36 -48,-62Z" />
        <path d="M42,-66 Q34,-34 36,0 H48 Q52,-36 42,-66Z" />
      </g>
      <g fill={chest}>
        <ellipse cx="-27" cy="-8" rx="22" ry="11" />
        <ellipse cx="24" cy="-8" rx="22" ry="11" />
      </g>
      <g fill={coat.light}>
        <ellipse cx="-70" cy="-8" rx="20" ry="10" />
        <ellipse cx="72" cy="-8" rx="24" ry="10" />
      </g>
      <path d="M-41,-172 Q2,-142 45,-172 L49,-156 Q2,-124 -46,-156Z" fill={collar} />
      <circle cx="2" cy="-130" r="9" fill={paint.secondary} />
    </>
  )
}

export const sit: Pose = { Body: SittingBody, head: [2, -216] }
