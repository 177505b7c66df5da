import { chestOutline } from '../chest.ts'
import type { BodyProps, Pose } from './pose.ts'

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
