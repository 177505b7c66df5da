import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../is-typing.ts'

type ScreenKeys = {
  onSearch: () => void
  onAdd?: (() => void) | undefined
  onWalk: (step: -1 | 1) => void
  onHelp: () => void
}

/** A list by keyboard: `/` searches, `n` makes a new one, arrows walk, `?` shows the keys (face: office). */
export function useScreenKeys({ onSearch, onAdd, onWalk, onHelp }: ScreenKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return
    const walksOutOfSearch =
      key === 'ArrowDown' && target instanceof HTMLInputElement && target.type === 'search'
    if (isTyping(target) && !walksOutOfSearch) return
    const actions: Record<string, (() => void) | undefined> = {
      '/': onSearch,
      '?': onHelp,
      n: onAdd,
      ArrowUp: () => onWalk(-1),
      ArrowDown: () => onWalk(1),
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
