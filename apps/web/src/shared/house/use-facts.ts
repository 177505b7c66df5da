import { useHouse } from './use-house.ts'
import { withFacts } from './with-facts.ts'

/** Fills the facts of the business into the braces of a sentence. */
export function useFacts() {
  const house = useHouse()
  return (text: string) => withFacts(text, house)
}
