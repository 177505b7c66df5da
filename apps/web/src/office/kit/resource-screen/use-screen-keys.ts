import { useSectionKeys } from '../keys/use-section-keys.ts'

type ScreenKeys = {
  onSearch: () => void
  onAdd?: (() => void) | undefined
  onWalk: (step: -1 | 1) => void
  onHelp: () => void
}

/** Keys of a list: `/` searches, `n` creates, arrows move, `?` shows the keys (docs/design.md#office). */
export function useScreenKeys({ onSearch, onAdd, onWalk, onHelp }: ScreenKeys) {
  useSectionKeys(
    {
      '/': onSearch,
      '?': onHelp,
      n: onAdd,
      ArrowUp: () => onWalk(-1),
      ArrowDown: () => onWalk(1),
    },
    { evenWhileTyping: walksOutOfSearch },
  )
}

const walksOutOfSearch = ({ key, target }: KeyboardEvent) =>
  key === 'ArrowDown' && target instanceof HTMLInputElement && target.type === 'search'
