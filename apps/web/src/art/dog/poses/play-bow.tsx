import { chestOutline } from '../chest.ts'
import { Limb, Tail } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

function BowingBody({ look, collar }: BodyProps) {
  const { coat } = look
  const chest = chestOutline(look)
  return (
    <>
      <Tail d="M96,-146 C124,-158 132,-190 118,-216" colour={coat.base} />
      <Limb d="M66,-92 L58,-50 V-15 H50" colour={coat.shade} />
      <Limb d="M-50,-36 L-106,-20" colour={coat.shade} />
      <path
        d="M-96,-96 C-104,-44 -82,-10 -48,-14 C-4,-20 24,-56 62,-66 C104,-76 124,-98 120,-132 C114,-166 84,-172 54,-152 C20,-130 -16,-128 -40,-130Z"
        fill={coat.base}
      />
      <path
        d="M-86,-46 C-40,-40 30,-84 116,-106 C108,-84 92,-74 62,-66 C24,-56 -4,-20 -48,-14 C-66,-12 -80,-24 -86,-46Z"
        fill={coat.shade}
      />
      <path d="M-96,-96 C-100,-60 -92,-32 -76,-20 C-52,-40 -44,-76 -46,-104Z" fill={chest} />
      <path d="M54,-96 C56,-150 120,-150 119,-116 C118,-88 108,-76 102,-60 L74,-56Z" fill={coat.base} />
      <Limb d="M94,-80 Q82,-60 92,-46 V-15 H84" colour={coat.base} />
      <Limb d="M-46,-32 L-126,-15" colour={coat.base} />
      <path d="M-104,-110 Q-64,-72 -32,-128 L-24,-116 Q-60,-50 -104,-92Z" fill={collar} />
    </>
  )
}

export const playBow: Pose = { Body: BowingBody, head: [-82, -128] }
