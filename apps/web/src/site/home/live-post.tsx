import { useEffect, useRef, useState } from 'react'
import { socialEmbedWidthPx } from '../../ui/layout/metrics.ts'

const network = 'https://www.instagram.com'

/** Address of the network's own page of a post, made to be framed. */
export const frameAddress = (post: string) => new URL('embed/captioned/', post).href

/**
 * Returns the height in px that a message of the network's frame reports, as
 * `{"type":"MEASURE","details":{"height":620}}`; null for every other message.
 */
export function postHeight({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>): number | null {
  if (origin !== network || typeof data !== 'string') return null
  const height = /"type":\s*"MEASURE".*?"height":\s*(\d{1,5})/.exec(data)?.[1]
  return height ? Number(height) : null
}

/** A post with its picture is never lower; the network's 'this post is not available' always is. */
const drawnPostMinHeightPx = 400

type LivePostProps = { address: string; title: string; widthPx?: number }

/**
 * Frame of the network's own page of a post, unseen over our own card until it reports the height of a drawn post
 * (decision 50). It is sandboxed: the network's scripts run in its origin and cannot navigate this page.
 */
export function LivePost({ address, title, widthPx = socialEmbedWidthPx }: LivePostProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [heightPx, setHeightPx] = useState(0)
  const isDrawn = heightPx >= drawnPostMinHeightPx

  useEffect(() => {
    const onMessage = (message: MessageEvent<unknown>) => {
      if (message.source !== frame.current?.contentWindow) return
      setHeightPx((current) => postHeight(message) ?? current)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  return (
    <div
      inert={!isDrawn}
      className="absolute inset-0 overflow-x-clip overflow-y-auto bg-white opacity-0 not-inert:opacity-100"
    >
      <iframe
        ref={frame}
        title={title}
        src={frameAddress(address)}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it keeps an origin that is not ours, and cannot let itself out
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        scrolling="no"
        className="mx-auto block max-w-full"
        style={{ width: widthPx, height: isDrawn ? heightPx : drawnPostMinHeightPx }}
      />
    </div>
  )
}
