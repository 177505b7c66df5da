/** Thresholds for elements many viewports high: they pass by in small parts. */
const everyHundredth = Array.from({ length: 101 }, (_, percent) => percent / 100)

/**
 * Reports the visible share of an element, now and on change; for a higher one, the share of the viewport. Delayed
 * events are reported in order, the latest last.
 */
export function watchVisibleShare(element: Element, notify: (share: number) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, boundingClientRect } of entries)
        notify(intersectionRatio * Math.max(1, boundingClientRect.height / window.innerHeight))
    },
    { threshold: everyHundredth },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
