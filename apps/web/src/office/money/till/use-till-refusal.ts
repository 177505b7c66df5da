import { useState } from 'react'
import type { Refusal } from '../../../shared/fetching/store.ts'

export type OnRefused = (refusal: Refusal | undefined) => void

/** A colleague opened or closed the till first: the refetch removes the pressed button and the text beside it. */
const codesOfColleagues: readonly (string | null)[] = ['taken', 'step-not-allowed']

/** Refusal of a till action: shown beside its button, or passed to the page if the button disappears. */
export function useTillRefusal(onRefused: OnRefused) {
  const [refusal, setRefusal] = useState<Refusal>()
  return {
    refusal,
    refuse: (refused: Refusal) =>
      codesOfColleagues.includes(refused.code) ? onRefused(refused) : setRefusal(refused),
    forget: () => {
      setRefusal(undefined)
      onRefused(undefined)
    },
  }
}
