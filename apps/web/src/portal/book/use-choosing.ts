import { useNavigate } from 'react-router'
import { addressOf, type Choices } from './choices.ts'

/** Writes choices into the address without navigating; going back leaves the step. */
export function useChoosing(choices: Choices) {
  const navigate = useNavigate()
  return (changes: Partial<Choices>) =>
    void navigate(addressOf(choices, changes), { replace: true, preventScrollReset: true })
}
