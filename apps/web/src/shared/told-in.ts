import { toldByDefault, type Told } from './told-copy.ts'

/** The pages that are drawn, from the outermost in, as the router hands them to a `meta` export. */
export type Matched = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** What the page that is drawn is told with. */
export function toldIn({ matches }: Matched): Told {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as Told | undefined) ?? toldByDefault
}
