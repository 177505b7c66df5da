import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { pagesWithHero } from './page-paths.ts'
import { scriptReady } from './script-ready.ts'

/** Words of headings and sentences that a line ends in the middle of, at any width but the smallest. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('script, .sr-only')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange()
        const lineOf = (from: number, to: number) => {
          range.setStart(text, index + from)
          range.setEnd(text, index + to)
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
        }
        for (let at = 1; at < word.length; at += 1)
          if (lineOf(at - 1, at) !== lineOf(at, at + 1)) broken.push(word)
      }
    }
    return broken
  })

const enlarge = (page: Page, percent: number) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '${percent}%' })`,
  )

const pages = [...pagesWithHero, '/servicios']

test('with text of twice the size on the narrowest phone the way to the map is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enlarge(page, 200)
  await page.goto('/ubicacion')
  await scriptReady(page)
  const map = page.getByRole('link', { name: /^Abrir el mapa/ })
  const cut = await map.evaluate((link) => {
    const box = link.closest('.overflow-hidden')?.getBoundingClientRect()
    return link.getBoundingClientRect().bottom - (box?.bottom ?? Infinity)
  })
  expect(cut).toBeLessThanOrEqual(0)
})

for (const [width, height, tag] of [
  [640, 360, ' @long'],
  [768, 1024, ''],
  [1280, 800, ' @long'],
] as const)
  test(`at ${width} px words stay whole${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of pages) {
      await page.goto(path)
      await scriptReady(page)
      expect(await brokenWords(page), path).toEqual([])
    }
  })
