import type { BusinessInfo } from './business-info.ts'

type Knowing = Pick<BusinessInfo, 'facts'>

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a fact; a capitalised name capitalises it for the start of a sentence. */
function factOf(named: string, { facts }: Knowing) {
  const name = named.charAt(0).toLowerCase() + named.slice(1)
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
  return name === named ? fact : fact && capitalised(fact)
}

/** Fills facts into a sentence: `en {ciudad}` becomes 'en Puebla'. Leaves unknown braces unchanged. */
export const withFacts = (text: string, business: Knowing) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => factOf(name, business) ?? whole)

/** Fills facts into a list of sentences and drops empty ones. */
export const sentencesWithFacts = (texts: readonly string[], business: Knowing) =>
  texts.map((text) => withFacts(text, business)).filter(Boolean)
