import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

const many = 100

test('a long list renders only visible rows, and scrolling reaches its end @long', async ({ page }) => {
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

type Records = Record<string, object[]>

test(
  'an owner’s papers are read to the end, also those of the second page',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'ana')
    await page.route(/\/api\/medical-records\?/, async (route) => {
      const isFirst = !new URL(route.request().url()).searchParams.has('cursor')
      if (isFirst) await route.fulfill({ json: { data: { medicalRecords: [] }, nextCursor: 'more' } })
      else {
        const address = route
          .request()
          .url()
          .replace(/&cursor=more/, '')
        await route.fulfill({ response: await route.fetch({ url: address }) })
      }
    })
    await page.goto('/mi-cuenta/rumis')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Canela' }).getByText('Todo en orden'),
    ).toBeVisible()
  },
)

test(
  'cash of an expense comes out of any open till, however many days of tills there were before',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'conta')
    const till = (status: string, place: number) => ({
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      till: status === 'closed' ? 'de antes' : 'de la puerta',
      status,
      openedAt: '2026-11-20T16:00:00.000Z',
    })
    const closed = Array.from({ length: 20 }, (_, place) => till('closed', place))
    await page.route(/\/api\/cashDays\?/, async (route) => {
      const status = new URL(route.request().url()).searchParams.get('status')
      const cashDays = status === null ? closed : status === 'open' ? [till('open', 99)] : []
      await route.fulfill({ json: { data: { cashDays }, ...(status === null && { nextCursor: 'more' }) } })
    })
    await page.goto('/oficina/contabilidad/gastos/nuevo')
    await page.getByText('Efectivo', { exact: true }).click()
    const choice = page.getByLabel('De dónde salió el efectivo')
    await choice.selectOption({ label: 'Caja de la puerta' })
    await expect(choice).toHaveValue(till('open', 99).id)
  },
)

test(
  'the bookings on the page of a dog are its own, and go on where there are more',
  { tag: '@long' },
  async ({ page }) => {
    const requested: string[] = []
    await loginAs(page, 'marta')
    await page.route(/\/api\/serviceBookings\?/, async (route) => {
      const address = route.request().url()
      requested.push(address)
      const response = await route.fetch({ url: address.replace(/&cursor=more/, '') })
      const { data } = (await response.json()) as { data: Records }
      const isFirst = !address.includes('cursor')
      const serviceBookings = (data.serviceBookings ?? []).map((booking) =>
        isFirst ? booking : { ...booking, id: crypto.randomUUID() },
      )
      await route.fulfill({
        response,
        json: { data: { serviceBookings }, ...(isFirst && { nextCursor: 'more' }) },
      })
    })
    await page.goto('/oficina/rumis')
    await page.getByRole('searchbox').fill('Canela')
    await page.getByRole('link', { name: 'Canela' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Canela' })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const visits = page.getByRole('link', { name: /en el tablero$/ })
    await expect(visits.first()).toBeVisible()
    const some = await visits.count()
    await page.getByRole('button', { name: 'Ver más' }).click()
    await expect.poll(() => visits.count()).toBeGreaterThan(some)
    await expect(page.getByRole('button', { name: 'Ver más' })).toBeHidden()
    expect(requested.every((address) => address.includes(`rumiId=${id}`))).toBe(true)
  },
)
