import { useHouse } from './use-house.ts'
import { withFacts } from './with-facts.ts'

/** Fills in what sentences name of the business in braces. */
export function useFacts() {
  const house = useHouse()
  return (text: string) => withFacts(text, house)
}
