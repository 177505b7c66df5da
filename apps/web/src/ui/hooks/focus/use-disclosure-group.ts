import { type RefObject, useEffect } from 'react'

/**
 * Makes the `<details>` inside an element behave as a menu bar: a press elsewhere, Escape or losing the focus closes
 * them. Escape restores the focus.
 */
export function useDisclosureGroup(group: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = group.current
    if (!element) return
    const openOnes = () => element.querySelectorAll<HTMLDetailsElement>('details[open]')
    const closeUnlessInside = (target: EventTarget | null) => {
      for (const details of openOnes())
        if (!(target instanceof Node && details.contains(target))) details.open = false
    }
    const onPointerDown = (event: PointerEvent) => closeUnlessInside(event.target)
    const onFocusIn = (event: FocusEvent) => closeUnlessInside(event.target)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const details of openOnes()) {
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
        details.open = false
      }
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [group])
}
