/** Where a thing stands on its sheet, how large, and how far it leans in degrees. */
export type Place = { x: number; y: number; scale?: number; turn?: number }

/** The transform that puts a thing drawn around the origin in its place. */
export function placed({ x, y, scale = 1, turn = 0 }: Place): string {
  const parts = [`translate(${x} ${y})`]
  if (turn !== 0) parts.push(`rotate(${turn})`)
  if (scale !== 1) parts.push(`scale(${scale})`)
  return parts.join(' ')
}
