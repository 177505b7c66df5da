import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { forgetDraft, storeDraft, storedDraft } from './form-draft.ts'

/**
 * State of a form without a form library that survives the page as a draft. `change` merges fields, `forget` deletes the draft once the
 * form was sent, and `startAgain` also empties the form. Without a `name` nothing is stored.
 */
export function useDraftState<Fields extends FieldValues>(name: string | null, initial: Fields) {
  const [stored] = useState(() => (name === null ? undefined : storedDraft<Fields>(name)))
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...stored }))
  const [isRestored, setRestored] = useState(stored !== undefined)
  const latest = useRef(fields)
  const write = (next: Fields) => {
    latest.current = next
    setFields(next)
  }
  const forget = () => {
    if (name !== null) forgetDraft(name)
    setRestored(false)
  }
  return {
    fields,
    isRestored,
    change: (changes: Partial<Fields>) => {
      const next = { ...latest.current, ...changes }
      write(next)
      if (name !== null && JSON.stringify(next) !== JSON.stringify(initial)) storeDraft(name, next)
    },
    forget,
    startAgain: () => {
      forget()
      write(initial)
    },
  }
}
