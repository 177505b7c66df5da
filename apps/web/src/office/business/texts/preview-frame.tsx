import { useEffect, useRef, useState } from 'react'
import { useFacts } from '../../../shared/house/use-facts.ts'

type PreviewFrameProps = {
  html: string
  /** As wide as the window it is looked at in. */
  widthPx: number
  /** Words that are brought into sight. */
  shows: string
  title: string
}

/** So high is a page seen, whatever it is scaled to. */
const heightPx = 480

/** The element in which these words stand. */
function placeOf(words: string, page: Document) {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (walker.currentNode.textContent?.includes(words)) return walker.currentNode.parentElement
  return null
}

/** Within the page alone: what is around the frame stays where it is. */
function bringIntoSight(place: HTMLElement, page: Document) {
  for (let around = place.parentElement; around && around !== page.body; around = around.parentElement)
    if (around.scrollWidth > around.clientWidth)
      around.scrollLeft += place.getBoundingClientRect().left - around.getBoundingClientRect().left
  const seenPx = page.documentElement.clientHeight
  page.defaultView?.scrollBy(0, place.getBoundingClientRect().top - seenPx / 2)
}

/** A page in a frame in which nothing runs and nothing is pressed, scaled to the room there is. */
export function PreviewFrame({ html, widthPx, shows, title }: PreviewFrameProps) {
  const words = useFacts()(shows).trim()
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
        // Nothing runs in it; being of our origin lets it have our fonts, and us see where the words stand.
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument
          if (!page) return
          page.addEventListener('click', (event) => event.preventDefault())
          const place = placeOf(words, page)
          if (place) bringIntoSight(place, page)
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
