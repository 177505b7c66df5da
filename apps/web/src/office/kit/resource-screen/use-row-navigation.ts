import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Height of the sticky elements at the top. */
const stickyPx = 140

/** Row with keyboard focus. Scrolls to a row that is not rendered yet and focuses it once it is. */
export function useRowNavigation(list: RefObject<HTMLElement | null>, count: number, rowHeightPx: number) {
  const [active, setActive] = useState(0)
  const wanted = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] [data-opens]`)
    if (!row) return
    wanted.current = null
    row.focus()
  })

  const walk = (step: -1 | 1) => {
    if (count === 0) return
    const standing = list.current?.contains(document.activeElement)
    const next = standing ? Math.min(count - 1, Math.max(0, active + step)) : Math.min(active, count - 1)
    wanted.current = next
    setActive(next)
    const drawn = list.current?.querySelector<HTMLElement>(`[data-row="${next}"] [data-opens]`)
    if (drawn) {
      wanted.current = null
      drawn.focus()
    } else {
      const topPx = list.current?.getBoundingClientRect().top ?? 0
      window.scrollTo({ top: window.scrollY + topPx + next * rowHeightPx - stickyPx })
    }
  }
  return { active: Math.min(active, Math.max(0, count - 1)), setActive, walk }
}
