import { chestOutline } from '../cast.ts'
import { Limb, Tail, type BodyProps, type Pose } from './limb.tsx'
import { ProfileHead } from '../profile-head.tsx'

const shoulders = 'M-40,-100 C-48,-70 -74,-56 -78,0 H80 C76,-56 50,-70 42,-100Z'

function BathingBody({ look }: BodyProps) {
  const { coat } = look
  const chest = chestOutline(look)
  return (
    <>
      <path d={shoulders} fill={coat.shade} />
      <path d={shoulders} fill={coat.base} transform="scale(.93 1) translate(-6 0)" />
      <path d="M-30,-96 H32 C40,-60 24,-20 2,-8 C-22,-20 -38,-60 -30,-96Z" fill={chest} />
    </>
  )
}

/** Head and shoulders above the rim of something: a tub, a counter, a hole in the ground. */
export const bathe: Pose = { Body: BathingBody, head: [0, -132] }

function SniffingBody({ look, collar }: BodyProps) {
  const { coat } = look
  return (
    <>
      <Tail d="M108,-128 C138,-138 150,-168 140,-196" colour={coat.base} />
      <Limb d="M-30,-70 V-15 H-38 M72,-80 L80,-44 V-15 H72" colour={coat.shade} />
      <path
        d="M-128,-92 C-118,-52 -92,-46 -62,-48 C-26,-48 14,-60 62,-82 C104,-78 129,-98 126,-128 C120,-158 92,-164 60,-158 C14,-150 -36,-152 -76,-140Z"
        fill={coat.base}
      />
      <path
        d="M-120,-74 C-66,-60 10,-78 70,-106 L62,-82 C14,-60 -26,-48 -62,-48 C-92,-47 -112,-56 -120,-74Z"
        fill={coat.shade}
      />
      <path d="M64,-92 C64,-140 120,-140 122,-104 C122,-80 112,-66 108,-56 L80,-50Z" fill={coat.base} />
      <Limb d="M-62,-80 V-15 H-70 M98,-76 Q88,-58 100,-44 V-15 H92" colour={coat.base} />
      <g transform="translate(-126 -84) rotate(-34)">
        <ProfileHead look={look} />
      </g>
      <path d="M-92,-142 Q-76,-104 -92,-72 L-78,-62 Q-58,-104 -76,-142Z" fill={collar} />
    </>
  )
}

export const sniff: Pose = { Body: SniffingBody }

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
