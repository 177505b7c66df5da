import { type RefObject, useEffect, useState } from 'react'
import { socialPostsMax, socialPostWidthPx } from '../../ui/layout/metrics.ts'

/** Number of posts that a width has room for: one per 336 px, one at least and six at most (spec §9, decision 3). */
export const postsThatFit = (widthPx: number) =>
  Math.min(Math.max(Math.floor(widthPx / socialPostWidthPx), 1), socialPostsMax)

/** Returns how many posts the row has room for, updated on resize; 0 before it is measured. */
export function usePostsThatFit(row: RefObject<HTMLElement | null>) {
  const [fitting, setFitting] = useState(0)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setFitting(postsThatFit(entry.contentRect.width)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  return fitting
}
