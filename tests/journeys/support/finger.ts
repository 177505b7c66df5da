import type { Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Puts a finger down and rests it so long; it goes elsewhere in steps, and is lifted. */
export async function restFinger(page: Page, from: Point, restMs = 500) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const steps = 10
  await touch('touchStart', [from])
  await page.waitForTimeout(restMs)
  return {
    async moveTo(to: Point) {
      for (let step = 1; step <= steps; step++) {
        const share = step / steps
        const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        await touch('touchMove', [at])
        await page.waitForTimeout(16)
      }
    },
    async lift() {
      await touch('touchEnd', [])
      await session.detach()
    },
  }
}

/** Moves a finger that rested first; a shorter rest swipes. */
export async function dragByFinger(page: Page, from: Point, to: Point, restMs = 500) {
  const finger = await restFinger(page, from, restMs)
  await finger.moveTo(to)
  await finger.lift()
}

/** Centre of an element, with its right edge and width. */
export async function placeOf(element: Locator) {
  const box = (await element.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, right: box.x + box.width, width: box.width }
}
