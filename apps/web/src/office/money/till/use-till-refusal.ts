import { useState } from 'react'
import type { Refusal } from '../../../shared/fetching/store.ts'

export type OnRefused = (refusal: Refusal | undefined) => void

/** A colleague opened or closed that till first: what was pressed goes with the next answer, and a sentence beside it too. */
const codesOfColleagues: readonly (string | null)[] = ['taken', 'step-not-allowed']

/** Why something at a till was refused: kept for beside its button, or handed to the page where that button will be gone. */
export function useTillRefusal(onRefused: OnRefused) {
  const [refusal, setRefusal] = useState<Refusal>()
  return {
    refusal,
    refuse: (said: Refusal) => (codesOfColleagues.includes(said.code) ? onRefused(said) : setRefusal(said)),
    forget: () => {
      setRefusal(undefined)
      onRefused(undefined)
    },
  }
}
