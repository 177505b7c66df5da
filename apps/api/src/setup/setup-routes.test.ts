import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { closeNewBusiness } from '../db/seed/business.ts'
import { startWithoutInventions } from '../db/seed/new-business.ts'

/** Stub of the built site with two pages that render whether the business is open. */
const builtSite = `
export const texts = [
  { key: 'home.promo.title', page: 'home', default: 'Ven' },
  { key: 'blog.hero.title', page: 'blog', default: 'Lee' },
]
export const factNames = []
export const patterns = ['/']
export const render = async (path, source) => new Response(String(await source.isOpen()))
`

let siteDir: string
let server: TestServer
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'rumi-site-'))
  await mkdir(join(siteDir, 'server'))
  await mkdir(join(siteDir, 'client'))
  await writeFile(join(siteDir, 'package.json'), '{"type":"module"}')
  await writeFile(join(siteDir, 'server', 'index.js'), builtSite)
  server = await openTestServer({}, { races: true, siteDir })
})
afterAll(async () => {
  await server.close()
  await rm(siteDir, { recursive: true, force: true })
})

const read = async () => (await server.request('admin', 'GET', '/api/setup')).body.data.setup
const open = (wanted: boolean, version?: number) =>
  server.request('admin', 'PUT', '/api/setup/opening', {
    open: wanted,
    ...(version !== undefined && { version }),
  })

const person = { name: 'Eva', lastName: 'Luna', email: 'eva@casa.mx', confirmEmail: 'eva@casa.mx' }
const passwords = { password: 'tres perros en el patio', confirmPassword: 'tres perros en el patio' }
const ofThePublic = [
  [null, '/api/auth/register', { ...person, ...passwords }],
  [null, '/api/quotes', {}],
  ['ana', '/api/serviceBookings', {}],
  ['ana', '/api/orders', {}],
] as const

test('a running business is open, and no client is rejected', async () => {
  await closeNewBusiness(server.database.db)
  expect(await read()).toMatchObject({ open: true, version: 0, changedBy: null })
  for (const [who, path, body] of ofThePublic)
    expect((await server.request(who, 'POST', path, body)).body.code).not.toBe('house-closed')
})

test('shows a sentence to the public while closed, serves staff, and opens at the next request', async () => {
  const closed = (await open(false, 0)).body.data.setup
  expect(closed).toMatchObject({ open: false, version: 1, changedBy: expect.stringMatching(/\w/) })
  for (const [who, path, body] of ofThePublic) {
    const { status, body: result } = await server.request(who, 'POST', path, body)
    expect([path, status, result.code, result.message]).toEqual([
      path,
      422,
      'house-closed',
      expect.stringContaining('Todavía no abrimos.'),
    ])
  }
  expect((await server.request('marta', 'POST', '/api/serviceBookings', {})).status).toBe(400)
  expect((await server.request('ana', 'GET', '/api/rumis')).status).toBe(200)
  expect((await open(true, 0)).body.code).toBe('stale')
  expect((await open(true)).body.data.setup).toMatchObject({ open: true, version: 2 })
  expect((await open(true)).body.data.setup.version).toBe(2)
  expect((await server.request('ana', 'POST', '/api/orders', {})).status).toBe(400)
})

test('the version of the setup may be sent in If-Match', async () => {
  const { version } = await read()
  const close = (stated: string) =>
    server.request('admin', 'PUT', '/api/setup/opening', { open: false }, { 'if-match': stated })
  expect((await close('nada')).body.issues[0].path).toBe('If-Match')
  expect((await close(`"${version - 1}"`)).body.code).toBe('stale')
  expect((await close(`"${version}"`)).status).toBe(200)
  await open(true)
})

test('of ten who close it at once one does', async () => {
  const { version } = await read()
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(false, version)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await open(true)
})

const stepOf = async (name: string) => (await read()).steps.find((one: { step: string }) => one.step === name)
const unchanged = async (name: string) => (await stepOf(name)).unchanged

test('counts pages, pictures and products that are as shipped, and what the business changes', async () => {
  const { rows } = await server.database.pool.query<{ slot: string }>('select slot from photos')
  const drawings = (await unchanged('photos')) as { count: number; of: number }
  expect(drawings.of - drawings.count).toBe(rows.length)
  expect(await unchanged('texts')).toEqual({ count: 2, of: 2 })
  await server.request('admin', 'PUT', '/api/texts/blog.hero.title', { value: 'Lee más' })
  expect(await unchanged('texts')).toEqual({ count: 1, of: 2 })
  const { settings } = (await server.request('admin', 'GET', '/api/settings')).body.data
  const sections = { ...settings.sections, home: ['services'] }
  await server.request('admin', 'PATCH', '/api/settings', { sections })
  expect(await stepOf('texts')).toMatchObject({ asShipped: false, unchanged: { count: 0, of: 2 } })
  await server.request('admin', 'DELETE', '/api/texts/blog.hero.title')
  expect(await unchanged('texts')).toEqual({ count: 1, of: 2 })

  const shop = await unchanged('shop')
  expect(shop.count).toBeGreaterThan(1)
  await server.request('admin', 'PATCH', '/api/products/1', { priceCentavos: 12_00 })
  expect(await unchanged('shop')).toEqual({ count: shop.count - 1, of: shop.of })

  const { steps } = await read()
  const others = steps.filter((one: { step: string }) => one.step !== 'review')
  expect(await unchanged('review')).toEqual({
    count: others.filter((one: { asShipped: boolean }) => one.asShipped).length,
    of: others.length,
  })
  expect(await unchanged('hours')).toBeNull()
})

test('texts and sections with which a new business starts count as shipped', async () => {
  await server.request('admin', 'DELETE', '/api/texts/blog.hero.title')
  await server.database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica')
    await tx.execute('delete from texts')
    await tx.execute('delete from house_settings')
    await startWithoutInventions(tx)
  })
  expect(await unchanged('texts')).toEqual({ count: 2, of: 2 })
})

test('a page is previewed before the opening as visitors see it after', async () => {
  await open(false)
  const preview = await server.request('admin', 'POST', '/api/texts/preview', { path: '/', drafts: {} })
  await open(true)
  expect(preview.body.data.html).toBe('true')
})

test('steps are marked and taken back, and say whether they still are as they came', async () => {
  expect(await stepOf('hours')).toEqual({ step: 'hours', done: false, asShipped: true, unchanged: null })
  await server.request('admin', 'PATCH', '/api/setup', { step: 'hours', done: true })
  await server.request('admin', 'PATCH', '/api/settings', { hotel: { checkIn: '14:00' } })
  expect(await stepOf('hours')).toEqual({ step: 'hours', done: true, asShipped: false, unchanged: null })
  await server.request('admin', 'PATCH', '/api/setup', { step: 'hours', done: false })
  expect(await stepOf('hours')).toMatchObject({ done: false })
  expect((await server.request('admin', 'PATCH', '/api/setup', { step: 'x', done: true })).status).toBe(400)
  expect((await server.request('marta', 'GET', '/api/setup')).status).toBe(403)
})
