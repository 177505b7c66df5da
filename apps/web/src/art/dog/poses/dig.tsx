import { ProfileHead } from '../profile-head.tsx'
import { Limb, Tail } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

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
