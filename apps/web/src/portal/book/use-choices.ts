import { useNavigate } from 'react-router'
import { addressOf, type Choices } from './choices.ts'
import { useState } from 'react'
import { forgetDraft, storeDraft, storedDraft } from '../../ui/forms/form-draft.ts'

const draftName = 'reserva'

/** Note of a booking, stored as typed so that a locked phone loses nothing. */
export function useNoteDraft() {
  const [text, setText] = useState(() => storedDraft<{ text: string }>(draftName)?.text ?? '')
  const write = (written: string) => {
    setText(written)
    storeDraft(draftName, { text: written })
  }
  return { text, write, forget: () => forgetDraft(draftName) }
}

/** Writes choices into the address without navigating; going back leaves the step. */
export function useChoosing(choices: Choices) {
  const navigate = useNavigate()
  return (changes: Partial<Choices>) =>
    void navigate(addressOf(choices, changes), { replace: true, preventScrollReset: true })
}
