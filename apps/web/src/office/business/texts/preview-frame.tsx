import { useEffect, useRef, useState } from 'react'
import { useFacts } from '../../../shared/business/use-copy.ts'

type PreviewFrameProps = {
  html: string
  /** Viewport width. */
  widthPx: number
  /** Text to scroll to; the top of the page without one. */
  shows?: string | undefined
  title: string
}

/** Visible height, at any scale. */
const heightPx = 480

/** Finds the element that contains the text. */
function placeOf(words: string, page: Document) {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (walker.currentNode.textContent?.includes(words)) return walker.currentNode.parentElement
  return null
}

/** Scrolls only inside the frame. */
function bringIntoSight(element: HTMLElement, page: Document) {
  for (let around = element.parentElement; around && around !== page.body; around = around.parentElement)
    if (around.scrollWidth > around.clientWidth)
      around.scrollLeft += element.getBoundingClientRect().left - around.getBoundingClientRect().left
  const seenPx = page.documentElement.clientHeight
  page.defaultView?.scrollBy(0, element.getBoundingClientRect().top - seenPx / 2)
}

/** Page in a scaled frame without scripts or interaction. */
export function PreviewFrame({ html, widthPx, shows, title }: PreviewFrameProps) {
  const words = useFacts()(shows ?? '').trim()
  const room = useRef<HTMLDivElement>(null)
  const [roomPx, setRoomPx] = useState(widthPx)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoomPx(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, roomPx / widthPx)

  return (
    <div
      ref={room}
      className="overflow-hidden rounded-sm border border-line-strong bg-white"
      style={{ height: heightPx }}
    >
      <iframe
        key={widthPx}
        title={title}
        // Runs no scripts; the shared origin gives access to our fonts and the position of the text.
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument
          if (!page) return
          page.addEventListener('click', (event) => event.preventDefault())
          const element = words ? placeOf(words, page) : null
          if (element) bringIntoSight(element, page)
        }}
        className="mx-auto block origin-top-left border-0"
        style={{
          width: widthPx,
          height: heightPx / scale,
          transform: `scale(${scale})`,
          marginLeft: Math.max(0, (roomPx - widthPx) / 2),
        }}
      />
    </div>
  )
}
