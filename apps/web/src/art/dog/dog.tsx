import { paint } from '../palette.ts'
import { Head, type HeadProps } from './head.tsx'
import { jump, playBow, dig } from './poses/playing.tsx'
import type { Pose } from './poses/limb.tsx'
import { sit, lie, sleep } from './poses/resting.tsx'
import { stand, sniff, bathe } from './poses/standing.tsx'

const poses = {
  sit,
  stand,
  lie,
  'play-bow': playBow,
  jump,
  bathe,
  sleep,
  sniff,
  dig,
} as const satisfies Record<string, Pose>

type DogProps = HeadProps & {
  pose: keyof typeof poses
  /** Where the dog touches the ground. */
  x: number
  y: number
  scale?: number
  /** Faces right instead of left; the light stays where it is. */
  flip?: boolean
  collar?: string
}

/** A whole dog of about 290 units' height: a body in a pose, and the head that belongs on it. */
export function Dog({ pose, x, y, scale = 1, flip = false, collar = paint.accent, ...face }: DogProps) {
  const { Body, head }: Pose = poses[pose]
  const asleep = pose === 'sleep' ? ({ eyes: 'closed', mouth: 'calm', tilt: -8 } as const) : {}
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g transform={flip ? 'scale(-1 1)' : undefined}>
        <Body look={face.look} collar={collar} />
      </g>
      {head && (
        <g transform={`translate(${flip ? -head[0] : head[0]} ${head[1]}) scale(1.1)`}>
          <Head {...asleep} {...face} />
        </g>
      )}
    </g>
  )
}
