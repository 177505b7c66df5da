import { graphemeCount } from '../fields.ts'

/** So long may own words be: the place on the page is made for what is shipped. */
export const longestText = (shipped: string) => Math.max(60, shipped.length * 4)

/** The facts that a sentence names in braces: `en {ciudad}`. */
export const factsNamedIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export type TextTrouble = { kind: 'too-long' } | { kind: 'unknown-fact'; fact: string }

/** Why words cannot take the place of those that are shipped; braces that these have themselves are theirs. */
export function textTrouble(
  value: string,
  shipped: { default: string },
  factNames: readonly string[],
): TextTrouble | null {
  if (graphemeCount(value) > longestText(shipped.default)) return { kind: 'too-long' }
  const known = new Set([...factNames, ...factsNamedIn(shipped.default)])
  const fact = factsNamedIn(value).find((name) => !known.has(name))
  return fact === undefined ? null : { kind: 'unknown-fact', fact }
}
