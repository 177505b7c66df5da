import { z } from 'zod'

/** Sort key of a page's last record, where the next page begins. */
export type SortKey = readonly (string | number)[]

/** Writes a sort key as the opaque text that a client hands back. */
export const cursorFor = (key: SortKey) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Reads a cursor; `undefined` where it is not one that `cursorFor` wrote for a key of this shape. */
export function readCursor(cursor: string, shape: z.ZodType<SortKey>): SortKey | undefined {
  try {
    return shape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
