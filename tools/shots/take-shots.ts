import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { followRequests } from './quiet-network.ts'
import type { Screen } from './screens.ts'
import { loginWithStandIns, filledIn } from './stand-ins.ts'

export type Theme = 'sol' | 'indigo'
/** Window in pixels, with the text size of the browser. */
type Window = { name: string; width: number; height: number; textPercent?: number }

const usualWindows: readonly Window[] = [
  { name: '360', width: 360, height: 740 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 800 },
]
/** The narrowest phone, text of twice the size, and a phone on its side. */
const tightWindows: readonly Window[] = [
  { name: '320', width: 320, height: 640 },
  { name: '320-200', width: 320, height: 640, textPercent: 200 },
  { name: '640x360', width: 640, height: 360 },
]
export const windowsOf = { usual: usualWindows, tight: tightWindows }

export type ShotsOrder = {
  url: string
  screens: readonly Screen[]
  windows: readonly Window[]
  themes: readonly Theme[]
  folder: string
}

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
  { url, screens, windows, themes, folder }: ShotsOrder,
): Promise<string[]> {
  const remarks: string[] = []
  for (const theme of themes) mkdirSync(join(folder, theme), { recursive: true })
  for (const { name: window, width, height, textPercent } of windows) {
    for (const person of [undefined, ...new Set(screens.flatMap(({ as }) => as ?? []))]) {
      const theirs = screens.filter(({ as }) => as === person)
      if (theirs.length === 0) continue
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: width < 768,
        reducedMotion: 'reduce',
        locale: 'es-MX',
        timezoneId: 'America/Mexico_City',
      })
      const standIns = person && (await loginWithStandIns(context.request, url, person))
      if (textPercent)
        await context.addInitScript(
          `document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '${textPercent}%' })`,
        )
      const page = await context.newPage()
      const untilQuiet = followRequests(page)
      let picture = ''
      page.on('pageerror', ({ message }) => remarks.push(`${picture}: ${message}`))
      for (const { name, path } of theirs) {
        for (const theme of themes) {
          picture = `${theme}/${name}-${window}.png`
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
