import { chestOutline } from '../cast.ts'
import { Limb, Tail, type BodyProps, type Pose } from './limb.tsx'
import { ProfileHead } from '../profile-head.tsx'

function DiggingBody({ look, collar }: BodyProps) {
  const { coat } = look
  return (
    <>
      <Tail d="M104,-152 C132,-164 140,-196 126,-222" colour={coat.base} />
      <Limb d="M74,-92 L66,-50 V-15 H58" colour={coat.shade} />
      <g className="art-paw">
        <Limb d="M-40,-46 L-62,-2" colour={coat.shade} />
      </g>
      <path
        d="M-104,-84 C-104,-38 -74,-22 -44,-26 C-4,-30 30,-56 70,-66 C112,-76 132,-98 128,-132 C122,-168 92,-176 58,-160 C20,-146 -30,-132 -70,-126 C-90,-122 -104,-108 -104,-84Z"
        fill={coat.base}
      />
      <path
        d="M-96,-56 C-40,-50 40,-86 124,-108 C116,-86 100,-74 70,-66 C30,-56 -4,-30 -44,-26 C-70,-22 -86,-34 -96,-56Z"
        fill={coat.shade}
      />
      <path d="M62,-96 C64,-152 128,-152 127,-118 C126,-88 116,-76 110,-60 L82,-56Z" fill={coat.base} />
      <Limb d="M102,-80 Q90,-60 100,-46 V-15 H92" colour={coat.base} />
      <g transform="translate(-112 -66) rotate(-42)">
        <ProfileHead look={look} />
      </g>
      <path d="M-82,-130 Q-56,-90 -74,-46 L-58,-38 Q-36,-92 -64,-132Z" fill={collar} />
      <g className="art-paw">
        <Limb d="M-58,-44 L-92,2" colour={coat.base} />
      </g>
    </>
  )
}

export const dig: Pose = { Body: DiggingBody }

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
