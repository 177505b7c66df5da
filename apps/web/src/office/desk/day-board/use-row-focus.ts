import { useEffect, useLayoutEffect, useRef } from 'react'
import { rowsOnBoard } from './use-board-keys.ts'

/** Keeps the keyboard position: focuses the next row when the focused one moves elsewhere. */
export function useRowFocus() {
  const last = useRef<{ row: HTMLElement; index: number }>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const rows = rowsOnBoard()
      const index = rows.findIndex((row) => target instanceof Node && row.contains(target))
      const row = rows[index]
      if (row) last.current = { row, index }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useLayoutEffect(() => {
    if (!last.current || last.current.row.isConnected || document.activeElement !== document.body) return
    const rows = rowsOnBoard()
    rows[Math.min(last.current.index, rows.length - 1)]?.focus()
  })
}
