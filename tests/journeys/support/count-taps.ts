import type { Page } from '@playwright/test'

/** Counts what is pressed on the page as it stands from now on; answers how many times so far. */
export async function countTaps(page: Page) {
  await page.evaluate(() => {
    const counted = window as { taps?: number }
    counted.taps = 0
    window.addEventListener('click', () => (counted.taps = (counted.taps ?? 0) + 1), true)
  })
  return () => page.evaluate(() => (window as { taps?: number }).taps ?? 0)
}
