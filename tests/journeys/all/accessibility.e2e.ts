import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { pagesForAnybody } from '../support/page-paths.ts'
import { scriptReady } from '../support/script-ready.ts'

const palettes = { wide: ['sol', 'indigo'], narrow: ['sol'] } as const

/** A page as it stands, in both palettes; they are the same colours on a phone, where one is enough. */
async function expectReachableInBothThemes(page: Page) {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  for (const theme of palettes[isNarrow ? 'narrow' : 'wide']) {
    await page.evaluate((worn) => (document.documentElement.dataset.theme = worn), theme)
    await expectReachableByEveryone(page)
  }
}

/** Unfolds every menu and one question after the other, and every description that goes on. */
async function unfoldEverything(page: Page) {
  const more = page.getByRole('button', { name: 'Mostrar más' })
  while (await more.count()) await more.first().click()
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** The menu hides the page below it and is the same on all of them: looked at where a link of its top and one of its group is lit. */
const withMenu = ['/', '/hotel']

/** The dialog of a page, where it has one. */
const dialogs: Partial<Record<string, (page: Page) => Promise<void>>> = {
  '/grooming': openQuote,
  '/hotel': openQuote,
  '/eventos': openQuote,
  '/entrenamiento': openQuote,
  '/tienda': (page) => page.getByRole('button', { name: 'Galletas de avena', exact: true }).press('Enter'),
}

async function openQuote(page: Page) {
  await page.locator('#planes fieldset:not([inert]) button').first().click()
}

/** One page of each kind: with sections, with plans and their dialog, with a form, with a list. The proofs look at all. */
const everyday = ['/', '/grooming', '/auth/register', '/tienda']

for (const path of pagesForAnybody) {
  test(
    `${path} opens, says what it is, and everyone can reach it with everything unfolded`,
    { tag: everyday.includes(path) ? ['@also-wide'] : ['@also-wide', '@long'] },
    async ({ page, isMobile }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(path === '/no-existe' ? 404 : 200)
      await scriptReady(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      await unfoldEverything(page)
      await expectReachableInBothThemes(page)

      if (isMobile && withMenu.includes(path)) {
        await page.getByRole('button', { name: 'Abrir menú' }).click()
        const menu = page.getByRole('dialog', { name: 'Menú' })
        await expect(menu).toBeVisible()
        await expectReachableInBothThemes(page)
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
      }
      const open = dialogs[path]
      if (!open) return
      await open(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectReachableInBothThemes(page)
    },
  )
}
