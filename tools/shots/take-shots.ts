import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { followRequests } from './quiet-network.ts'
import type { Screen } from './screens.ts'
import { arrive, filledIn } from './stand-ins.ts'

export type Theme = 'sol' | 'indigo'
export type ShotsOrder = { url: string; screens: readonly Screen[]; themes: readonly Theme[]; folder: string }

const widthsPx = [360, 768, 1280]
const heightPx = { 360: 740, 768: 1024, 1280: 800 } as Record<number, number>

/** Lets everything that waits for being seen be seen, then goes back to the top. */
async function settle(page: Page, theme: Theme) {
  await page.evaluate(
    `document.documentElement.dataset.theme = ${JSON.stringify(theme)}
     const pages = Math.ceil(document.documentElement.scrollHeight / innerHeight)
     for (let turn = 0; turn <= pages; turn++) {
       scrollTo(0, turn * innerHeight)
       await new Promise((resolve) => setTimeout(resolve, 60))
     }
     scrollTo(0, 0)
     await document.fonts.ready`.replace(/^/, '(async () => {') + '})()',
  )
  await page.waitForTimeout(300)
}

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** Takes every screen at every width and theme; answers what a person looking at the pictures should know. */
export async function takeShots(
  browser: Browser,
  { url, screens, themes, folder }: ShotsOrder,
): Promise<string[]> {
  const remarks: string[] = []
  for (const theme of themes) mkdirSync(join(folder, theme), { recursive: true })
  for (const width of widthsPx) {
    for (const person of [undefined, ...new Set(screens.flatMap(({ as }) => as ?? []))]) {
      const theirs = screens.filter(({ as }) => as === person)
      if (theirs.length === 0) continue
      const context = await browser.newContext({
        viewport: { width, height: heightPx[width] ?? 800 },
        hasTouch: width < 768,
        reducedMotion: 'reduce',
        locale: 'es-MX',
        timezoneId: 'America/Mexico_City',
      })
      const standIns = person && (await arrive(context.request, url, person))
      const page = await context.newPage()
      const untilQuiet = followRequests(page)
      let picture = ''
      page.on('pageerror', ({ message }) => remarks.push(`${picture}: ${message}`))
      for (const { name, path } of theirs) {
        for (const theme of themes) {
          picture = `${theme}/${name}-${width}.png`
          await page.goto(url + (standIns ? filledIn(path, standIns) : path))
          await untilQuiet()
          await settle(page, theme)
          await page.screenshot({ path: join(folder, picture), fullPage: true })
          const beyondPx = await overflow(page)
          if (beyondPx > 0) remarks.push(`${picture}: ${beyondPx} px wider than the window`)
        }
      }
      await context.close()
    }
  }
  return remarks
}
