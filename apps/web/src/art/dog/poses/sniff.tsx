import { ProfileHead } from '../profile-head.tsx'
import { Limb, Tail } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

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
