import type { CopyContext } from './resolve-copy.ts'

/** The pages that are drawn, from the outermost in, as the router hands them to a `meta` export. */
export type Matched = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** The context of the page that is drawn, from its root loader. */
export function copyContextOf({ matches }: Matched): CopyContext {
  const root = matches.find((match) => match?.id === 'root')
  if (!root?.loaderData) throw new Error('No page is drawn before the server told what the business is')
  return root.loaderData as CopyContext
}
