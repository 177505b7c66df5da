import { centavosIn } from '@rumi/contract'
import { useState, type ChangeEvent } from 'react'
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
