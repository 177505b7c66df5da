import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

type Stored = Record<string, unknown>

/** A copy of a record under another id, with no time in it that exists. */
function unreadable(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => unreadable(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, unreadable(inside, name)]))
  if (key === 'id' || key === '_id') return '00000000-bad0-4000-8000-000000000000'
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return value
  return value.includes('T') ? '2026-02-30T99:99Z' : '2026-02-30'
}

/** Has the server answer a list with an unreadable record among the others, as an older version might have left it. */
const spoil = (page: Page, path: RegExp, many: string) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: Record<string, Stored[]> }
    const records = body.data[many] ?? []
    const [first] = records
    if (first) records.unshift(unreadable(first) as Stored)
    await route.fulfill({ response: answer, json: body })
  })

/** Browsers report a row that could not be rendered, also where it was caught. */
function forgive(complaints: string[]) {
  expect(complaints.filter((one) => !one.includes('RangeError'))).toEqual([])
  complaints.length = 0
}

/** An answer is on the screen by then; streams stay open, so that the network is never idle. */
const drawnWithinMs = 700

const lists = [
  { who: 'marta', page: '/oficina', api: /\/api\/desk\/day\?/, many: 'visits' },
  { who: 'marta', page: '/oficina/en-casa', api: /\/api\/desk\/day\?/, many: 'visits' },
  { who: 'marta', page: '/oficina/reservas', api: /\/api\/serviceBookings\?/, many: 'serviceBookings' },
  { who: 'marta', page: '/oficina/pases', api: /\/api\/desk\/passes/, many: 'passes' },
  { who: 'marta', page: '/oficina/espera', api: /\/api\/desk\/waiting/, many: 'waiting' },
  { who: 'marta', page: '/oficina/horarios', api: /\/api\/absences/, many: 'absences' },
  { who: 'marta', page: '/oficina/expedientes', api: /\/api\/medical-records\?/, many: 'medicalRecords' },
  { who: 'marta', page: '/oficina/clientes', api: /\/api\/users\?/, many: 'users' },
  { who: 'marta', page: '/oficina/rumis', api: /\/api\/rumis\?/, many: 'rumis' },
  { who: 'marta', page: '/oficina/reportes', api: /\/api\/serviceBookings\?/, many: 'serviceBookings' },
  { who: 'marta', page: '/oficina/productos', api: /\/api\/products\?/, many: 'products' },
  { who: 'marta', page: '/oficina/servicios', api: /\/api\/services\?/, many: 'service' },
  { who: 'marta', page: '/oficina/ocupacion', api: /\/api\/reports\/occupancy/, many: 'bars' },
  { who: 'ana', page: '/mi-cuenta', api: /\/api\/serviceBookings\?/, many: 'serviceBookings' },
  { who: 'ana', page: '/mi-cuenta/reservas', api: /\/api\/serviceBookings\?/, many: 'serviceBookings' },
  { who: 'ana', page: '/mi-cuenta/rumis', api: /\/api\/rumis\?/, many: 'rumis' },
  { who: 'ana', page: '/mi-cuenta/pases', api: /\/api\/passes\?/, many: 'passes' },
  {
    who: 'ana',
    page: '/mi-cuenta/notificaciones',
    api: /\/api\/notifications\/[\w-]+(\?|$)/,
    many: 'notifications',
  },
] as const

for (const who of ['marta', 'ana'] as const)
  test(
    `every list that ${who} reads is drawn although one of its rows cannot be`,
    { tag: '@long' },
    async ({ page, complaints }) => {
      await loginAs(page, who)
      for (const { page: path, api, many } of lists.filter((list) => list.who === who))
        await test.step(`${path} without one of its ${many}`, async () => {
          await spoil(page, api, many)
          const reported = page.waitForResponse(api)
          await page.goto(path)
          await reported
          await page.waitForTimeout(drawnWithinMs)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('heading', { name: 'Algo se nos cayó de la mesa' })).toBeHidden()
          forgive(complaints)
          // A list that is read once more has its answer first.
          await page.unrouteAll({ behavior: 'wait' })
        })
    },
  )

test(
  'a message that cannot be read says so in its place, and the others are read and answered',
  { tag: '@long' },
  async ({ page, request, complaints }, { project }) => {
    const name = `Renata ${project.name}`
    for (const each of [name, `${name} Segunda`])
      await request.post('/api/contact', {
        data: { name: each, email: 'renata@correo.mx', message: '¿Abren los sábados?' },
      })
    await loginAs(page, 'marta')
    await spoil(page, /\/api\/messages\?/, 'messages')
    await page.goto('/oficina/mensajes')
    await expect(page.getByText('Este renglón no se pudo mostrar')).toContainText('clave: 00000000')
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
    forgive(complaints)
  },
)
