import { useEffect, useState } from 'react'

/** Pause in typing before a request to the server. */
const restMs = 250

/** Returns the text after a pause in typing. */
export function useDebouncedValue(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
