import { paint } from '../../palette.ts'
import { chestOutline } from '../cast.ts'
import { Tail, Limb, type BodyProps, type Pose } from './limb.tsx'

const back =
  'M-118,-30 C-124,-84 -70,-104 -20,-112 C50,-120 124,-96 130,-48 C134,-12 108,0 72,0 H-84 C-106,0 -116,-12 -118,-30Z'

function SleepingBody({ look: { coat } }: BodyProps) {
  return (
    <>
      <path d={back} fill={coat.shade} />
      <path d={back} fill={coat.base} transform="translate(-5 -4) scale(.95)" />
      <path d="M22,-6 C8,-70 44,-96 80,-84 C120,-72 126,-30 112,-4Z" fill={coat.shade} />
      <path d="M26,-6 C14,-66 46,-90 78,-80 C108,-70 116,-32 104,-4Z" fill={coat.base} />
      <Limb d="M112,-20 C84,-4 40,-8 4,-13" colour={coat.shade} width={24} />
      <Limb d="M-100,-13 H-66 M-40,-13 H-6" colour={coat.light} width={26} />
    </>
  )
}

export const sleep: Pose = { Body: SleepingBody, head: [-66, -52] }

function LyingBody({ look, collar }: BodyProps) {
  const { coat } = look
  const chest = chestOutline(look)
  return (
    <>
      <Tail d="M110,-16 C140,-6 158,-18 172,-40" colour={coat.shade} />
      <Limb d="M-30,-24 L-96,-19" colour={coat.shade} />
      <path
        d="M-94,-124 C-100,-50 -88,0 -44,0 H96 C130,0 140,-36 122,-66 C98,-100 40,-92 6,-112 C-6,-122 -10,-132 -14,-140Z"
        fill={coat.base}
      />
      <path
        d="M-70,-10 C-20,-34 60,-24 130,-44 C136,-20 122,0 96,0 H-44 C-56,0 -64,-4 -70,-10Z"
        fill={coat.shade}
      />
      <path d="M-94,-124 C-98,-76 -92,-40 -80,-18 C-50,-40 -38,-84 -38,-124Z" fill={chest} />
      <path d="M44,-10 C30,-60 56,-88 88,-82 C124,-74 134,-40 122,-10Z" fill={coat.base} />
      <Limb d="M66,-14 H98" colour={coat.base} width={28} />
      <Limb d="M-34,-22 L-112,-15" colour={coat.base} />
      <path d="M-98,-130 Q-54,-96 -12,-134 L-8,-120 Q-54,-76 -98,-112Z" fill={collar} />
    </>
  )
}

export const lie: Pose = { Body: LyingBody, head: [-56, -172] }

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
