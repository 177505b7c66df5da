import { expectReachableByEveryone } from './axe.ts'
import { expect, test } from './journey.ts'

for (const path of ['/', '/guarderia', '/auth/login', '/auth/register']) {
  test(`${path} opens, says what it is, and everyone can reach it`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\S/)
    await expectReachableByEveryone(page)
  })
}

test('an address that leads nowhere says so and shows the way home', async ({ page }) => {
  const answer = await page.goto('/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página no encontrada')
  await expect(page.getByText('La página /no-existe no existe.')).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})
