import { useState, type ChangeEvent } from 'react'
import { type RecordOf, type Resources, centavosIn } from '@rumi/contract'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { tillCopy as copy } from '../../../copy/office/money/till.ts'

/** Amount of cash in an input. `read` returns its centavos, or null and shows the error. */
export function useAmount() {
  const [written, setWritten] = useState('')
  const [wrong, setWrong] = useState<string>()
  const write = (value: string) => {
    setWritten(value)
    setWrong(undefined)
  }
  return {
    field: {
      kind: 'money' as const,
      value: written,
      error: wrong,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => write(target.value),
    },
    read() {
      const centavos = centavosIn(written)
      setWrong(centavos === null ? copy.notAnAmount : undefined)
      return centavos
    },
    clear: () => write(''),
  }
}

export type CashDay = RecordOf<Resources['cashDays']>

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
