import type { HouseInfo } from './house-info.ts'

type Knowing = Pick<HouseInfo, 'facts'>

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A fact whose name is capitalised begins a sentence. */
function factOf(named: string, { facts }: Knowing) {
  const name = named.charAt(0).toLowerCase() + named.slice(1)
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
  return name === named ? fact : fact && capitalised(fact)
}

/** A sentence with the facts that it names: `en {ciudad}` is 'en Puebla'. Other braces are left as they are. */
export const withFacts = (text: string, house: Knowing) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => factOf(name, house) ?? whole)

/** A list of sentences with their facts; one that has nothing to say is left out. */
export const saidWithFacts = (texts: readonly string[], house: Knowing) =>
  texts.map((text) => withFacts(text, house)).filter(Boolean)
