import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows kept ready above and below the window, so that a quick scroll does not run into nothing. */
const beyondRows = 12

/** Which of `count` rows of equal height stand in the window, live; only those need to be drawn. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number, rowHeightPx: number) {
  const listTopPx = useTopInPage(list)
  // oxlint-disable-next-line react/incompatible-library -- what it answers is read here and handed on as two numbers
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeightPx,
    overscan: beyondRows,
    scrollMargin: listTopPx,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeightPx])

  const drawn = virtualizer.getVirtualItems()
  return { first: drawn.at(0)?.index ?? 0, end: (drawn.at(-1)?.index ?? -1) + 1 }
}

/** Where something begins in its page, whatever comes and goes above it. */
function useTopInPage(element: RefObject<HTMLElement | null>) {
  const [topPx, setTopPx] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTopPx(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const pageChanges = new ResizeObserver(measure)
    pageChanges.observe(document.body)
    return () => pageChanges.disconnect()
  }, [element])
  return topPx
}
