import { expect, type Locator, type Page } from '@playwright/test'

/** Goes from control to control, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}
