import { useState, type KeyboardEvent } from 'react'

/** Which option of a list is marked while the focus stays in its box: arrows walk, Enter chooses. */
export function useMarkedOption(count: number, onChoose: (index: number) => void) {
  const [at, setAt] = useState(0)
  const marked = Math.min(at, count - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt(Math.min(count - 1, marked + 1)),
      ArrowUp: () => setAt(Math.max(0, marked - 1)),
      Enter: () => marked >= 0 && onChoose(marked),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return { marked, onKeyDown, markFirst: () => setAt(0) }
}
