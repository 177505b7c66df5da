import type { ComponentType } from 'react'
import type { DogLook } from '../cast.ts'

export type BodyProps = { look: DogLook; collar: string }

/** Body on the ground line y = 0, facing left, and the position of its head; undefined if the body draws the head. */
export type Pose = { Body: ComponentType<BodyProps>; head?: readonly [x: number, y: number] }

/** A leg or tail: one thick round line, which is a shape and not an outline. */
export function Limb({ d, colour, width = 30 }: { d: string; colour: string; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** Tail; wags about its root if the picture's class enables it. */
export function Tail({ d, colour, width = 22 }: { d: string; colour: string; width?: number }) {
  return (
    <g className="art-tail">
      <Limb d={d} colour={colour} width={width} />
    </g>
  )
}
