import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Keeps the link of the current address in view within a scrolling row or column of links, also when the list grows
 * through late sections or fonts. Does not scroll the page.
 */
export function useCurrentInSight(nav: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  useEffect(() => {
    const frame = nav.current
    const list = frame?.querySelector('ul')
    if (!frame || !list) return
    const observer = new ResizeObserver(() => showCurrent(frame, pathname))
    observer.observe(list)
    return () => observer.disconnect()
  }, [nav, pathname])
}

function showCurrent(frame: HTMLElement, pathname: string) {
  const links = [...frame.querySelectorAll('a')]
  const current = links.findLast(({ href }) => pathname.startsWith(new URL(href).pathname))
  if (!current) return
  const [around, link] = [frame.getBoundingClientRect(), current.getBoundingClientRect()]
  frame.scrollLeft += (link.left + link.right - around.left - around.right) / 2
  if (link.top < around.top) frame.scrollTop += link.top - around.top
  if (link.bottom > around.bottom) frame.scrollTop += link.bottom - around.bottom
}
