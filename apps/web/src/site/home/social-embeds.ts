import { type RefObject, useEffect, useState } from 'react'
import { socialPostsMax, socialPostWidthPx } from '../../ui/metrics.ts'
import { useInView } from '../../ui/use-in-view.ts'
import { useOnline } from '../../ui/use-online.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a global can only be added to by merging
  interface Window {
    instgrm?: { Embeds: { process: () => void } }
  }
}

const scriptAddress = 'https://www.instagram.com/embed.js'

/** How many posts a width has room for: one per 336 px, one at least and six at most (spec §9, decision 3). */
export const postsThatFit = (widthPx: number) =>
  Math.min(Math.max(Math.floor(widthPx / socialPostWidthPx), 1), socialPostsMax)

/**
 * How many posts there is room for, live. Those that are configured are drawn by the network once somebody comes near
 * them; until then, and where its script does not come, our own cards stand in their place (decisions 21 and 50).
 */
export function useSocialEmbeds(place: RefObject<HTMLElement | null>, hasPosts: boolean) {
  const near = useInView(place)
  const online = useOnline()
  const [shown, setShown] = useState(0)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setShown(postsThatFit(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])

  useEffect(() => {
    if (hasPosts && near && online && shown > 0) enlivenPosts()
  }, [hasPosts, near, online, shown])

  return shown
}

/** Asks the network's script, which is fetched once if it is not there, to draw the posts that are marked for it. */
function enlivenPosts() {
  if (window.instgrm) return window.instgrm.Embeds.process()
  if (document.querySelector(`script[src="${scriptAddress}"]`)) return
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress
  script.addEventListener('error', () => script.remove())
  document.body.append(script)
}
