import { Limb } from './limb.tsx'
import type { BodyProps, Pose } from './pose.ts'

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
