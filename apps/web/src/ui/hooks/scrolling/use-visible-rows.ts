import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows rendered above and below the viewport, so that fast scrolling shows no gaps. */
const beyondRows = 12

/** Range of `count` equally high rows in the viewport, live; only those need rendering. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number, rowHeightPx: number) {
  const listTopPx = useTopInPage(list)
  // oxlint-disable-next-line react/incompatible-library -- its result is read here and passed on as two numbers
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

/** Top of an element in its page, also when content above it changes. */
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
