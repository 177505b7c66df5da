import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultSettings } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedServiceIds } from '../../../apps/api/src/db/seed/services-for-sale.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openSecondInstance } from '../../support/servers/second-instance.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { smallestPicture } from '../../support/bookings/smallest-picture.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

const siteDir = fileURLToPath(new URL('../../../apps/web/build', import.meta.url))

let server: TestServer
let other: Awaited<ReturnType<typeof openSecondInstance>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true, siteDir })
  other = await openSecondInstance(server, siteDir)
})
afterAll(async () => {
  await other?.close()
  await server.close()
})

const { night, fullSpa } = seedServiceIds
const closedDay = nextOpenDay('Hotel', 200)
const spaDay = nextOpenDay('Grooming', 60)

/** HTML before any script has run. */
const pageOf = async (path: string) => (await server.request(null, 'GET', path)).body as string
const withoutScripts = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')

async function admin(method: string, path: string, body: object | Buffer, headers = {}) {
  const answer = await server.request('admin', method, `/api${path}`, body, headers)
  expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)])
  return answer.body.data
}

type Day = { date: string; remaining: number; closed?: true; slots?: { remaining: number }[] }

async function calendarOf(serviceId: string, day: string): Promise<Day> {
  const path = `/api/availability?serviceId=${serviceId}&from=${day}&to=${day}`
  return (await server.request(null, 'GET', path)).body.data.availability[0]
}

const quoteOf = async (requested: object) =>
  server.request(null, 'POST', '/api/quotes', {
    name: 'Inés',
    email: 'ines@correo.mx',
    dogs: 1,
    ...requested,
  })

async function changeEverything() {
  const { hours } = defaultSettings
  const house = hours.house.map((day) => ({ ...day, closes: '20:30' }))
  await admin('PATCH', '/settings', {
    name: 'Casa Lupita',
    phone: '222 555 0199',
    hours: { ...hours, house },
    minimumNoticeHours: 30,
    horizonDays: 300,
  })
  await admin('POST', '/houseDays', { day: closedDay, kind: 'closed' })
  await admin('POST', '/rooms', { name: 'Magnolia', size: 'large' })
  await admin('POST', '/staffMembers', { name: 'Lupita', kind: 'groomer', services: [] })
  await admin('PUT', `/services/${night}`, { name: 'Noche con Lupita', priceCentavos: 777_00 })
  await admin('PUT', '/texts/home.slides.welcome.title', { value: 'Pásale a {casa}' })
  const { planCards } = await admin('GET', '/planCards?page=hotel', {})
  const [card] = planCards as { id: string; slug: string }[]
  await admin('PATCH', `/planCards/${card!.id}`, { planName: 'Escapada', description: 'Dos días de {casa}.' })
  const boundary = 'frontera'
  const upload = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f.png"\r\n\r\n`),
    Buffer.from(await smallestPicture.arrayBuffer()),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  await admin('POST', '/photos/home.promo?alt=El%20patio%20de%20Lupita&x=0.5&y=0.5', upload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  return card!.slug
}

/** Sentences of each page about the new business, and those that none shows any more. */
const reported: Record<string, readonly string[]> = {
  '/': ['Pásale a Casa Lupita', 'alt="El patio de Lupita"', '<title>Casa Lupita: '],
  '/hotel': ['Escapada', 'Dos días de Casa Lupita.', 'Casa Lupita'],
  '/ubicacion': ['222 555 0199', '8:30 PM', 'tel:'],
  '/grooming': ['30 horas'],
}

async function expectSentences(read: (path: string) => Promise<string>) {
  for (const [path, sentences] of Object.entries(reported)) {
    const html = withoutScripts(await read(path))
    const missing = sentences.filter((sentence) => !html.replaceAll('\u00a0', ' ').includes(sentence))
    const former = html.match(/.{40}(\bRumi\b|55.5550.1710).{40}/g) ?? []
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
    expect({ path, missing, former }).toEqual({ path, missing: [], former: [] })
    expect(footer).toContain('Casa Lupita')
  }
}

test('a change of the office is on every page with the next request, before any script, on every instance', async () => {
  for (const path of Object.keys(reported)) await pageOf(path)
  const before = { room: await calendarOf(night, spaDay), groomer: await calendarOf(fullSpa, spaDay) }

  const slug = await changeEverything()

  await expectSentences(pageOf)
  if (other) await vi.waitFor(() => expectSentences(other!.page), 3_000)

  expect((await calendarOf(night, spaDay)).remaining).toBe(before.room.remaining + 1)
  const hour = ({ slots = [] }: Day) => slots.at(0)!.remaining
  expect(hour(await calendarOf(fullSpa, spaDay))).toBe(hour(before.groomer) + 1)
  expect(await calendarOf(night, closedDay)).toMatchObject({ closed: true })

  const quoted = await quoteOf({ package: slug })
  expect(quoted.body.data.quote).toMatchObject({
    totalCentavos: 777_00,
    lines: [{ label: expect.stringContaining('Noche con Lupita') }],
  })
  expect(quoted.body.message).toContain('20:30')
  const far = await quoteOf({
    package: slug,
    start: nextOpenDay('Hotel', 310),
    end: nextOpenDay('Hotel', 313),
  })
  expect(far.body.message).toBe('Solo reservamos hasta 300 días por adelantado.')
  const closed = await server.request('ana', 'POST', '/api/serviceBookings/quote', {
    serviceId: night,
    rumiIds: [(await server.request('ana', 'GET', '/api/rumis')).body.data.rumis[0]._id],
    start: closedDay,
    end: nextOpenDay('Hotel', 203),
  })
  expect(closed).toMatchObject({ status: 422, body: { code: 'closed-day' } })

  await vi.waitFor(async () => {
    const outbox = join(server.dataDir, 'outbox')
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const found = mails.find((mail) => /^To: .*ines@correo\.mx/m.test(mail))
    expect(found).toMatch(/^From: .*Casa Lupita/m)
  }, 8_000)
}, 60_000)

test('a question is on its page while its answer has something to say, and not before or after', async () => {
  const requested = async () => {
    const html = await pageOf('/entrenamiento')
    return ['¿Hay descuento por paquete?', '¿Qué papeles le piden?'].map((question) =>
      html.includes(question),
    )
  }
  expect(await requested()).toEqual([true, false])
  const { passes, requirements } = defaultSettings
  const training = passes.training.map((pass) => ({ ...pass, percent: 0 }))
  await admin('PATCH', '/settings', {
    passes: { ...passes, training },
    requirements: { ...requirements, training: ['rabies'] },
  })
  expect(await requested()).toEqual([false, true])
  expect(await pageOf('/entrenamiento')).toContain('Sus vacunas vigentes: Rabia.')
})

test('a product without a picture is listed for search engines without one', async () => {
  const id = await stockOf(server).product(1)
  const facts = /"@type":"Product".+?"offers"/g
  const products = (await pageOf('/tienda')).match(facts) ?? []
  const own = products.find((product) => product.includes(`#producto-${id}"`))
  expect(own).toContain('"name":"Hueso de nudo"')
  expect(own).not.toContain('"image"')
  expect(products.filter((product) => product.includes('"image"')).length).toBeGreaterThan(0)
})

test('the year in the footer is the local one, also on a cached page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T05:59:00Z') })
  expect(await pageOf('/hotel')).toContain('© 2029')
  vi.setSystemTime(new Date('2030-01-01T06:00:00Z'))
  expect(await pageOf('/hotel')).toContain('© 2030')
  vi.useRealTimers()
})

test('every spelling of the old address of the footer redirects to the business', async () => {
  for (const [path, to] of [
    ['/sabias-que', '/ubicacion'],
    ['/sabias-que/', '/sabias-que'],
    ['/Sabias-Que', '/sabias-que'],
  ]) {
    const { status, headers } = await server.request(null, 'GET', path!)
    expect([path, headers.location]).toEqual([path, to])
    expect([301, 308]).toContain(status)
  }
})

test.each([
  ['longer than a name of a file', `/${'a'.repeat(300)}`],
  ['with a bare percent sign', '/descuento-50%'],
  ['in no UTF-8', '/%ff'],
  ['of the office', '/oficina/50%'],
])('an address that no page could have says that it leads nowhere: one %s', async (_, shown) => {
  const { status, body } = await server.request(null, 'GET', `${shown}?de=aviso`)
  expect(status).toBe(404)
  expect(body).toContain(`La página ${shown} no existe.`)
})

test.each([
  ['/hotel//', '/hotel/'],
  ['/mi-cuenta//rumis?de=aviso', '/mi-cuenta/rumis?de=aviso'],
  ['http://localhost//evil.mx', '/evil.mx'],
])('an address that is written in a roundabout way leads to the plain one: %s', async (path, to) => {
  const { status, headers } = await server.request(null, 'GET', path)
  expect({ status, to: headers.location }).toEqual({ status: 308, to })
})

test.each(['/assets/', '/assets/%', '/files/%00', '/api/rumis/50%'])(
  'requests of programs get responses for programs: %s',
  async (path) => {
    const { status, body } = await server.request('ana', 'GET', path)
    expect(['not-found', 'malformed']).toContain(body.code)
    expect([400, 404]).toContain(status)
  },
)

test('a stock movement shows in the shop with the next request, without a notification of the database', async () => {
  const stock = stockOf(server)
  const id = await stock.product(2)
  const isOffered = async () =>
    new RegExp(`"sku":"${id}".+?schema.org/(InStock|OutOfStock)`).exec(await pageOf('/tienda'))?.[1]
  expect(await isOffered()).toBe('InStock')

  const step = async (moved: Promise<{ status: number }>, offered: string) => {
    expect((await moved).status).toBeLessThan(300)
    expect(await isOffered()).toBe(offered)
  }
  await step(stock.count(id, 0), 'OutOfStock')
  await step(stock.buy(id, 1, 10_00), 'InStock')
  await step(stock.lose(id, 1), 'OutOfStock')
  await step(stock.count(id, 1), 'InStock')
  await step(stock.order(id, 1, 'luis'), 'OutOfStock')
  await step(server.request('luis', 'DELETE', `/api/users/${server.ids.luis}`), 'InStock')
})
