import { chestOutline } from '../chest.ts'
import { Limb, Tail } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

function JumpingBody({ look, collar }: BodyProps) {
  const { coat } = look
  const chest = chestOutline(look)
  return (
    <>
      <Tail d="M106,-112 C136,-118 158,-144 156,-172" colour={coat.base} />
      <Limb d="M-52,-150 L-104,-156 L-122,-170" colour={coat.shade} />
      <Limb d="M82,-88 L112,-66 L150,-62" colour={coat.shade} />
      <path
        d="M-106,-210 C-112,-150 -92,-112 -52,-106 C-10,-100 30,-80 66,-66 C104,-58 126,-84 118,-114 C108,-144 60,-154 24,-166 C-6,-178 -20,-196 -32,-216Z"
        fill={coat.base}
      />
      <path
        d="M-98,-142 C-50,-116 40,-96 119,-96 C116,-68 92,-60 66,-66 C30,-80 -10,-100 -52,-106 C-76,-110 -90,-122 -98,-142Z"
        fill={coat.shade}
      />
      <path d="M-106,-206 C-110,-164 -100,-136 -84,-122 C-62,-140 -54,-176 -56,-206Z" fill={chest} />
      <path d="M52,-90 C60,-136 122,-130 119,-96 C114,-70 96,-58 74,-64Z" fill={coat.base} />
      <Limb d="M92,-82 L98,-46 L134,-26" colour={coat.base} />
      <Limb d="M-76,-132 L-116,-122 L-138,-134" colour={coat.base} />
      <path d="M-110,-214 Q-66,-180 -28,-216 L-24,-200 Q-66,-160 -109,-196Z" fill={collar} />
    </>
  )
}

export const jump: Pose = { Body: JumpingBody, head: [-72, -258] }
