import type { SpotName } from '../../art/spots/spot-drawings.tsx'

export const spotNames = [
  'heart',
  'leaf',
  'calm',
  'team',
  'bath',
  'bed',
  'play',
  'treat',
  'party',
  'cake',
  'balloons',
  'cone',
  'list',
  'book',
  'shield',
  'clock',
  'camera',
  'house',
  'nose',
] as const satisfies readonly SpotName[]

export const spotGrounds = [0, 1, 2, 3] as const

export type SpotGround = (typeof spotGrounds)[number]

const spotFile = (name: SpotName, ground: SpotGround) => `punto-${name}-${ground}.svg`

export const spotPath = (name: SpotName, ground: SpotGround) => `/ilustraciones/${spotFile(name, ground)}`

/** All small round pictures on every background, by file name. */
export const spotFiles = spotNames.flatMap((name) =>
  spotGrounds.map((ground) => ({ file: spotFile(name, ground), name, ground })),
)
