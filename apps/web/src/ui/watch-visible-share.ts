/** What is many windows high passes by in small parts: each of them is told. */
const everyHundredth = Array.from({ length: 101 }, (_, percent) => percent / 100)

/** Tells how much of an element is in view, now and whenever that changes; of one that is higher than the window, how much of a window. */
export function watchVisibleShare(element: Element, tell: (share: number) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1)
      if (!latest) return
      const { intersectionRatio, boundingClientRect } = latest
      tell(intersectionRatio * Math.max(1, boundingClientRect.height / window.innerHeight))
    },
    { threshold: everyHundredth },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
