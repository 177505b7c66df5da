import { graphemeCount } from '../../fields.ts'

type Shipped = { default: string; longest?: number | undefined; facts?: readonly string[] | undefined }

/** Maximum length of a custom text: pages are laid out for the shipped ones. */
export const longestText = ({ default: shipped, longest }: Shipped) =>
  longest ?? Math.max(60, shipped.length * 4)

/** The facts that a sentence names in braces: `en {ciudad}`. */
export const factsNamedIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export type TextTrouble = { kind: 'too-long' } | { kind: 'unknown-fact'; fact: string }

/** Returns the problem with a replacement for a default text. Braces of the default text are allowed. */
export function textTrouble(
  value: string,
  shipped: Shipped,
  factNames: readonly string[],
): TextTrouble | null {
  if (graphemeCount(value) > longestText(shipped)) return { kind: 'too-long' }
  const known = new Set([...(shipped.facts ?? factNames), ...factsNamedIn(shipped.default)])
  const fact = factsNamedIn(value).find((name) => !known.has(name))
  return fact === undefined ? null : { kind: 'unknown-fact', fact }
}
