import type { CopyContext } from './resolve-copy.ts'

/** Matched routes from the outermost in, as React Router passes them to `meta`. */
export type Matched = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** Returns the copy context of the current page from its root loader. */
export function copyContextOf({ matches }: Matched): CopyContext {
  const root = matches.find((match) => match?.id === 'root')
  if (!root?.loaderData) throw new Error('No page is drawn before the server sent the business’s data')
  return root.loaderData as CopyContext
}
