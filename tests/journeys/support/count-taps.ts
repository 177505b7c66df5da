import type { Page } from '@playwright/test'

type Counted = { taps?: number; count?: (event: MouseEvent) => void }

/** Counts presses on the current page from now on, from zero at each call; answers how many there were so far. */
export async function countTaps(page: Page) {
  await page.evaluate(() => {
    const counted = window as Counted
    counted.taps = 0
    counted.count ??= ({ target }) => {
      const label = target instanceof Element ? target.closest('label') : null
      // The click of a label is forwarded to its control, where it is counted.
      if (!label?.control || label.control === target) counted.taps = (counted.taps ?? 0) + 1
    }
    // The same function is registered once, however often this runs.
    window.addEventListener('click', counted.count, true)
  })
  return () => page.evaluate(() => (window as Counted).taps ?? 0)
}
