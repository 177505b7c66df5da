import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { loginAs, tokenOf, type DemoPerson } from '../support/people.ts'

type Opened = { path: string; requests: readonly string[] }

const portal: readonly Opened[] = [
  {
    path: '/mi-cuenta',
    requests: ['/api/rumis', '/api/medical-records', '/api/serviceBookings', '/api/services'],
  },
  { path: '/mi-cuenta/rumis', requests: ['/api/rumis', '/api/medical-records'] },
  { path: '/mi-cuenta/rumis/:id', requests: ['/api/rumis/:id', '/api/medical-records'] },
  { path: '/mi-cuenta/reservar', requests: ['/api/catalog', '/api/rumis', '/api/medical-records'] },
  { path: '/mi-cuenta/reservas', requests: ['/api/serviceBookings', '/api/rumis', '/api/waitingList'] },
  { path: '/mi-cuenta/pedidos', requests: ['/api/orders'] },
]

const office: readonly Opened[] = [
  { path: '/oficina', requests: ['/api/desk/day'] },
  { path: '/oficina/ocupacion', requests: ['/api/reports/occupancy'] },
  { path: '/oficina/reservas', requests: ['/api/serviceBookings', '/api/services'] },
  { path: '/oficina/clientes', requests: ['/api/users'] },
  { path: '/oficina/rumis', requests: ['/api/rumis'] },
  { path: '/oficina/incidentes', requests: ['/api/incidents'] },
  { path: '/oficina/pagos', requests: ['/api/payments'] },
  { path: '/oficina/caja', requests: ['/api/cashDays'] },
  { path: '/oficina/negocio', requests: ['/api/reports/sales', '/api/reports/houseUse'] },
]

/** File with the code of the screen at a route. */
const screenFile = (page: Page, pattern: string) =>
  page.evaluate((wanted) => {
    const { __reactRouterManifest: manifest } = window as never as {
      __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> }
    }
    const route = Object.values(manifest.routes).find(({ path }) => path === wanted.slice(1))
    return route?.module ?? ''
  }, pattern)

/** Opens a page while the code of its screen is held back, and counts its requests. */
async function openSlowly(page: Page, { path, requests }: Opened, id: string) {
  const inPath = (pattern: string) => pattern.replace(':id', id)
  const file = await screenFile(page, path)
  expect(file).not.toBe('')
  const sent: string[] = []
  const count = (request: { method: () => string; url: () => string }) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) sent.push(`${pathname}${search}`)
  }
  const released = Promise.withResolvers<void>()
  await page.route(`**${file}`, async (route) => {
    await released.promise
    await route.continue()
  })
  page.on('request', count)
  await page.goto(inPath(path), { waitUntil: 'commit' })
  const paths = () => new Set(sent.map((url) => url.split('?')[0]))
  for (const request of requests) await expect.poll(paths, { message: path }).toContain(inPath(request))
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)
  released.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('load')
  await expect(page.getByRole('main').getByRole('status', { name: 'Cargando' })).toHaveCount(0)
  await page.waitForTimeout(300)
  page.off('request', count)
  await page.unroute(`**${file}`)
  const wanted = requests.map(inPath)
  const repeated = sent.filter((url, at) => wanted.includes(url.split('?')[0]!) && sent.indexOf(url) !== at)
  expect(repeated, path).toEqual([])
}

async function openEach(page: Page, person: DemoPerson, opened: readonly Opened[], id: string) {
  await loginAs(page, person)
  await page.goto(opened[0]!.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  for (const one of opened) await openSlowly(page, one, id)
}

test('pages of the portal send their requests once, before the code of the screen arrives @long', async ({
  page,
}) => {
  const authorization = `Bearer ${await tokenOf(page.request, 'luis')}`
  const listed = await page.request.get('/api/rumis', { headers: { authorization } })
  const [dog] = ((await listed.json()) as { data: { rumis: { _id: string }[] } }).data.rumis
  await openEach(page, 'luis', portal, dog!._id)
})

test('pages of the office send their requests once, before the code of the screen arrives @long', async ({
  page,
}) => {
  await openEach(page, 'admin', office, '')
})
