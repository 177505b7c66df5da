import { useNavigate } from 'react-router'
import { addressOf, type Choices } from './choices.ts'

/** Writes a choice into the address; the page stays where it is, and going back leaves the step. */
export function useChoosing(choices: Choices) {
  const navigate = useNavigate()
  return (changes: Partial<Choices>) =>
    void navigate(addressOf(choices, changes), { replace: true, preventScrollReset: true })
}
