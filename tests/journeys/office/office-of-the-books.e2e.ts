import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'an accountant sees the owner and bookings of a dog and none of its medical data',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'conta')
    await page.goto('/oficina/rumis')
    await expect(page.getByRole('link', { name: 'Expedientes' })).toHaveCount(0)
    const rows = page.getByRole('link', { name: 'Canela' }).or(page.getByRole('button', { name: 'Canela' }))
    await rows.first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Canela' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Reservas' })).toBeVisible()
    await expect(page.getByText(/Temperamento|Para la guardería|Expediente/)).toHaveCount(0)
    await expectReachableByEveryone(page)
    for (const path of ['/oficina/expedientes', '/oficina/reportes', '/oficina/en-casa']) {
      await page.goto(path)
      await expect(
        page.getByRole('heading', { name: 'Esta parte no es de tu rol' }).first(),
        path,
      ).toBeVisible()
    }
  },
)
