import { chestOf } from '../chest.ts'
import { Limb, Tail } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

function StandingBody({ look, collar }: BodyProps) {
  const { coat } = look
  const chest = chestOf(look)
  return (
    <>
      <Tail d="M100,-126 C130,-136 142,-166 132,-196" colour={coat.base} />
      <Limb d="M-44,-70 V-15 H-52 M64,-80 L72,-44 V-15 H64" colour={coat.shade} />
      <path
        d="M-112,-170 C-120,-116 -104,-66 -66,-62 C-30,-58 30,-56 62,-64 C100,-70 120,-92 116,-122 C112,-150 84,-154 52,-150 C10,-146 -18,-150 -42,-180Z"
        fill={coat.base}
      />
      <path
        d="M-104,-98 C-60,-72 50,-74 115,-108 C112,-84 96,-70 62,-64 C30,-56 -30,-58 -66,-62 C-84,-64 -96,-78 -104,-98Z"
        fill={coat.shade}
      />
      <path d="M-112,-170 C-118,-116 -106,-92 -92,-80 C-74,-96 -66,-130 -66,-166Z" fill={chest} />
      <path d="M56,-92 C56,-140 112,-140 114,-104 C114,-80 104,-66 100,-56 L72,-50Z" fill={coat.base} />
      <Limb d="M-80,-80 V-15 H-88 M90,-76 Q80,-58 92,-44 V-15 H84" colour={coat.base} />
      <path d="M-118,-176 Q-76,-142 -36,-178 L-34,-162 Q-76,-124 -117,-158Z" fill={collar} />
    </>
  )
}

export const stand: Pose = { Body: StandingBody, head: [-80, -222] }
