import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { scriptReady } from './script-ready.ts'

/** Opens the quote of a card: one of three has a page of its own on a phone, and all are on the same page of a wide screen. */
export async function openQuote(page: Page, path: string, plan: string) {
  await page.goto(path)
  await scriptReady(page)
  const name = `Cotizar: ${plan}`
  const next = page.locator('#planes').getByRole('button', { name: 'Siguiente' })
  const onItsPage = page.locator('#planes fieldset:not([inert])').getByRole('button', { name })
  await expect(async () => {
    if (!(await onItsPage.isVisible())) await next.click()
    await expect(onItsPage).toBeVisible({ timeout: 200 })
  }).toPass()
  await onItsPage.click()
  const dialog = page.getByRole('dialog', {
    name: path === '/hotel' ? 'Cotiza su estancia' : `Cotiza: ${plan}`,
  })
  await expect(dialog).toBeVisible()
  return dialog
}
