import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../is-typing.ts'

type BoardKeys = {
  onSearch: () => void
  onHelp: () => void
  onDay: (step: -1 | 1) => void
  onToday: () => void
  onNew: () => void
}

const rowsOnBoard = () => [...document.querySelectorAll<HTMLElement>('[data-board-row]')]

/** Moves the focus a row up or down; from outside the list, to its first row. */
function focusRow(step: -1 | 1) {
  const rows = rowsOnBoard()
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + step))]
  next?.focus()
}

/** Takes the next step of the row that has the focus. */
const takeNextStep = (row: Element) => row.querySelector<HTMLElement>('[data-next-step]')?.click()

/** The board by keyboard: `/` searches, arrows walk, Enter takes the next step, `?` shows the keys (face: office). */
export function useBoardKeys({ onSearch, onHelp, onDay, onToday, onNew }: BoardKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return
    const isRow = target instanceof HTMLElement && target.matches('[data-board-row]')
    const actions: Record<string, () => void> = {
      '/': onSearch,
      '?': onHelp,
      h: onToday,
      n: onNew,
      ArrowLeft: () => onDay(-1),
      ArrowRight: () => onDay(1),
      ArrowUp: () => focusRow(-1),
      ArrowDown: () => focusRow(1),
      ...(isRow && { Enter: () => takeNextStep(target) }),
    }
    const act = actions[key.length === 1 ? key.toLowerCase() : key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
