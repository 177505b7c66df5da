/** What is many windows high passes by in small parts: each of them is told. */
const everyHundredth = Array.from({ length: 101 }, (_, percent) => percent / 100)

/**
 * Tells how much of an element is in view, now and whenever that changes; of one that is higher than the window, how much of a window.
 * What a busy page hears of late is told in the order in which it was, the newest last.
 */
export function watchVisibleShare(element: Element, tell: (share: number) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, boundingClientRect } of entries)
        tell(intersectionRatio * Math.max(1, boundingClientRect.height / window.innerHeight))
    },
    { threshold: everyHundredth },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
