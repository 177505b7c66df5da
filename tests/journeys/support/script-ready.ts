import { expect, type Page } from '@playwright/test'

/** Until then a press is remembered for the script, and a key on a link is the browser's. */
export const scriptReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'earlyClicks') === undefined)).toBe(true)
