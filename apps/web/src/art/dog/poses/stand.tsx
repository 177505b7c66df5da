import { chestOutline } from '../chest.ts'
import { Limb, Tail } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

function StandingBody({ look, collar }: BodyProps) {
  const { coat } = look
  const chest = chestOutline(look)
  return (
    <>
      <Tail d="M100,-126 C130,-136 142,-166 132,-196" colour={coat.base} />
      <Limb d="M-44,-70 V-15 H-52 M64,-80 L72,-44 V-15 H64" colour={coat.shade} />
      <path
        d="M-112,-170 C-124,-112 -108,-56 -68,-52 C-34,-50 8,-60 54,-80 C98,-76 122,-96 119,-126 C114,-156 84,-160 52,-154 C10,-147 -18,-152 -42,-180Z"
        fill={coat.base}
      />
      <path
        d="M-106,-96 C-64,-64 8,-76 62,-104 L54,-80 C8,-60 -34,-50 -68,-52 C-90,-55 -102,-74 -106,-96Z"
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
