import { expect, test } from './journey.ts'

test('an address that leads nowhere says so and shows the way home', async ({ page }) => {
  const answer = await page.goto('/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página no encontrada')
  await expect(page.getByText('La página /no-existe no existe.')).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})
