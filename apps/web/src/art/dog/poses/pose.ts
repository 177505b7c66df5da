import type { ComponentType } from 'react'
import type { DogLook } from '../dog-look.ts'

export type BodyProps = { look: DogLook; collar: string }

/** A body on the ground line y = 0, facing left, and where its head goes; without that the body carries its own. */
export type Pose = { Body: ComponentType<BodyProps>; head?: readonly [x: number, y: number] }
