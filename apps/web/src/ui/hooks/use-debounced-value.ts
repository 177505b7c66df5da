import { useEffect, useState } from 'react'

/** How long writing must rest before it is worth asking a server. */
const restMs = 250

/** What someone writes, once they pause. */
export function useDebouncedValue(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
