import { chestOutline } from '../chest.ts'
import { Limb, Tail } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

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
