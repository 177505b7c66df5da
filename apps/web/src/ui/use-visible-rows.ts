import { type RefObject, useEffect, useState } from 'react'
import { visibleRange, type VisibleRange } from './visible-range.ts'

/** Rows kept ready above and below the window, so that a quick scroll does not run into nothing. */
const beyondRows = 12
/** What is drawn before anything was measured. */
const atFirst: VisibleRange = { first: 0, end: 40 }

/** Which of `count` rows of equal height stand in the window, live; only those need to be drawn. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number, rowHeightPx: number) {
  const [range, setRange] = useState(atFirst)

  useEffect(() => {
    const measure = () => {
      if (!list.current) return
      const listTopPx = list.current.getBoundingClientRect().top
      const next = visibleRange({
        count,
        rowHeightPx,
        listTopPx,
        windowHeightPx: window.innerHeight,
        beyondRows,
      })
      setRange((was) => (was.first === next.first && was.end === next.end ? was : next))
    }
    const measureSoon = () => requestAnimationFrame(measure)
    const first = measureSoon()
    window.addEventListener('scroll', measureSoon, { passive: true })
    window.addEventListener('resize', measureSoon)
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', measureSoon)
      window.removeEventListener('resize', measureSoon)
    }
  }, [list, count, rowHeightPx])

  return { first: Math.min(range.first, count), end: Math.min(range.end, count) }
}
