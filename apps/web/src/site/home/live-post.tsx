import { useEffect, useRef, useState } from 'react'
import { socialEmbedWidthPx } from '../../ui/metrics.ts'

/** A post with its picture is never drawn lower; 'this post is not available' always is. */
const drawnPostMinHeightPx = 400

/** What the network's script looks for; it puts a frame of its own in its place. */
const embedOf = (address: string) => ({
  __html: `<blockquote class="instagram-media" data-instgrm-permalink="${encodeURI(address)}" data-instgrm-version="14"></blockquote>`,
})

/**
 * Lies unseen over our own card until the network has drawn the post. Where its script does not come, or where it
 * says that there is no such post, the card goes on being what one sees.
 */
export function LivePost({ address, widthPx = socialEmbedWidthPx }: { address: string; widthPx?: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [embed] = useState(() => embedOf(address))
  const [isDrawn, setIsDrawn] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new MutationObserver(() => {
      const heightPx = Number.parseInt(element.querySelector('iframe')?.height ?? '')
      setIsDrawn(heightPx >= drawnPostMinHeightPx)
    })
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['height'] })
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={place}
      inert={!isDrawn}
      className="absolute inset-0 overflow-x-clip overflow-y-auto bg-white opacity-0 not-inert:opacity-100"
    >
      <div className="mx-auto max-w-full" style={{ width: widthPx }} dangerouslySetInnerHTML={embed} />
    </div>
  )
}
