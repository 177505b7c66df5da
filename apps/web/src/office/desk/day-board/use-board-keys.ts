import { useSectionKeys } from '../../kit/keys/use-section-keys.ts'

type BoardKeys = {
  onSearch: () => void
  onHelp: () => void
  onDay: (step: -1 | 1) => void
  onToday: () => void
  onNew: () => void
}

export const rowsOnBoard = () => [...document.querySelectorAll<HTMLElement>('[data-board-row]')]

/** Moves the focus a row up or down; from outside the list, to its first row. */
function focusRow(step: -1 | 1) {
  const rows = rowsOnBoard()
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + step))]
  next?.focus()
}

const isSearch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search'

/** True for a key that moves from the search to its results. */
const leavesSearch = ({ key, target }: KeyboardEvent) =>
  isSearch(target) && (key === 'Enter' || key === 'ArrowDown')

/** Takes the next step of the focused row; a focused button handles Enter itself. */
function pressEnter({ target }: KeyboardEvent) {
  if (isSearch(target)) return focusRow(1)
  if (!(target instanceof HTMLElement) || !target.matches('[data-board-row]')) return false
  target.querySelector<HTMLElement>('[data-next-step]')?.click()
}

/** Opens the booking of the focused row. */
const openRow = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.closest('[data-board-row]')?.querySelector<HTMLElement>('[data-opens]')?.click()

/**
 * Keys of the board: `/` searches, arrows move, Enter takes the next step, `v` opens, `?` shows the keys
 * (docs/design.md#office).
 */
export function useBoardKeys({ onSearch, onHelp, onDay, onToday, onNew }: BoardKeys) {
  useSectionKeys(
    {
      '/': onSearch,
      '?': onHelp,
      h: onToday,
      n: onNew,
      v: openRow,
      ArrowLeft: () => onDay(-1),
      ArrowRight: () => onDay(1),
      ArrowUp: () => focusRow(-1),
      ArrowDown: () => focusRow(1),
      Enter: pressEnter,
    },
    { evenWhileTyping: leavesSearch },
  )
}
