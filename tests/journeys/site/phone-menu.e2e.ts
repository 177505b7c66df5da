import { expect, test } from '../support/journey.ts'

test(
  'the phone menu opens at the group of the current page and marks it',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await page.goto('/guarderia')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const menu = page.getByRole('dialog', { name: 'Menú' })
    const groups = menu.locator('details')
    await expect(groups.filter({ hasText: 'Servicios' })).toHaveAttribute('open')
    await expect(groups.filter({ hasText: 'Servicios' }).locator('summary')).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(menu.getByRole('link', { name: 'Guardería' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.locator('summary[aria-current]')).toHaveCount(1)
    await expect(groups.filter({ hasText: 'E-Commerce' })).not.toHaveAttribute('open')

    await menu.getByText('Acerca de Nosotros').click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await expect(groups.filter({ hasText: 'Acerca de Nosotros' })).toHaveAttribute('open')
    await expect(groups.filter({ hasText: 'Servicios' })).not.toHaveAttribute('open')
  },
)
