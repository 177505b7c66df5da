import type { Told } from './told-copy.ts'

/** The pages that are drawn, from the outermost in, as the router hands them to a `meta` export. */
export type Matched = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** What the page that is drawn is told with. */
export function toldIn({ matches }: Matched): Told {
  const root = matches.find((match) => match?.id === 'root')
  if (!root?.loaderData) throw new Error('No page is drawn before the server told what the business is')
  return root.loaderData as Told
}
