import { expect, type Locator, type Page } from '@playwright/test'

/** Moves the focus from control to control by keyboard. */
export async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}
