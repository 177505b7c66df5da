import { expectReachableByEveryone } from './axe.ts'
import { expect, test } from './journey.ts'
import { loginAs } from './people.ts'

test(
  'the owner sees on a phone how business goes, and opens what a figure is made of',
  { tag: '@phone-only' },
  async ({ page }) => {
    await loginAs(page, 'admin')
    await page.goto('/oficina/negocio')
    await expect(page.getByRole('heading', { name: 'Ingresos' })).toBeVisible()
    await expect(page.getByRole('figure', { name: 'Ingresos del periodo' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByText('Este año').click()
    await expect(page).toHaveURL(/periodo=ano/)
    await page.getByText('Ver las cifras').click()
    await expect(page.getByText('enero', { exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Por cobrar' }).click()
    await expect(page.getByRole('heading', { name: 'Por cobrar' })).toBeVisible()
  },
)
