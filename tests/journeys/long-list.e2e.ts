import { expect, test } from './journey.ts'
import { loginAs } from './people.ts'

const many = 100

test('of a long list only what is in sight is drawn, and scrolling reaches its end @long', async ({
  page,
}) => {
  await loginAs(page, 'marta')
  await page.route(/\/api\/rumis\?/, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { rumis: object[] } }
    const rumis = Array.from({ length: many }, (_, place) => ({
      ...data.rumis[0],
      _id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      name: `Rumi ${place}`,
    }))
    await route.fulfill({ response, json: { data: { rumis } } })
  })
  await page.goto('/oficina/rumis')
  const rows = page.locator('tr[data-row]')
  const row = (place: number) => page.locator(`tr[data-row="${place}"]`)
  await expect(row(0)).toBeInViewport()
  await expect(page.locator('table[aria-rowcount]')).toHaveAttribute('aria-rowcount', `${many + 1}`)
  expect(await rows.count()).toBeLessThan(60)

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(row(many - 1)).toBeInViewport()
  await expect(row(many - 1)).toContainText(`Rumi ${many - 1}`)
  await expect(row(0)).toHaveCount(0)
  expect(await rows.count()).toBeLessThan(60)
})
