import { join } from 'node:path'
import type { Page } from '@playwright/test'

export const film = { widthPx: 720, heightPx: 540, framesPerSecond: 24, seconds: 6 } as const

/**
 * Draws every frame of a film at its own moment, whatever time the machine takes for it. The page is kept from
 * reloading itself when a file is saved.
 */
export async function recordFilm(page: Page, url: string, folder: string) {
  await page.setViewportSize({ width: film.widthPx, height: film.heightPx })
  await page.routeWebSocket(/.*/, () => undefined)
  await page.goto(url)
  await page.locator('.film').waitFor()
  for (let frame = 0; frame < film.framesPerSecond * film.seconds; frame++) {
    await page.evaluate(
      `for (const animation of document.getAnimations()) {
         animation.pause()
         animation.currentTime = ${(frame * 1000) / film.framesPerSecond}
       }`,
    )
    await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) })
  }
}
