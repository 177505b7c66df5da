import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, defaultSettings, weekdayOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../../apps/api/src/config.ts'
import { today } from '../../apps/api/src/http/clock.ts'
import { openServer } from '../../apps/api/src/open-server.ts'
import { totpCode } from '../journeys/totp-code.ts'
import { bathhouse, bathhouseTexts } from './bathhouse.ts'
import { dropDatabase, newDatabaseUrl } from './new-database-url.ts'
import { visibleText } from './visible-text.ts'

let url: string
let dataDir: string
let databaseUrl: string | undefined
let server: Awaited<ReturnType<typeof openServer>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumi-second-'))
  databaseUrl = await newDatabaseUrl()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const env = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }
  server = await openServer(readConfig({ ...env, ...database }))
})
afterAll(async () => {
  await server.close()
  if (databaseUrl !== undefined) await dropDatabase(databaseUrl)
  await rm(dataDir, { recursive: true, force: true })
})

async function freePort() {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  return port
}

const password = 'tres perros en la tina'
const person = (name: string, lastName: string, email: string) => ({
  name,
  lastName,
  email,
  confirmEmail: email,
  password,
  confirmPassword: password,
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked at field by field
type Answer = { status: number; body: any }

async function ask(token: string | null, method: string, path: string, body?: object): Promise<Answer> {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? null : JSON.parse(text) }
}

async function done(token: string | null, method: string, path: string, body?: object) {
  const answer = await ask(token, method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer.body?.data ?? answer.body
}

const logIn = async (email: string): Promise<string> =>
  (await ask(null, 'POST', '/auth/login', { email, password })).body.token

/** What a new house finds on its lists makes place for what this one has. */
async function clear(admin: string, list: string, many = list) {
  const { [many]: shipped } = await done(admin, 'GET', `/${list}?limit=200`)
  for (const { id } of shipped as { id: string }[]) await done(admin, 'DELETE', `/${list}/${id}`)
}

async function setUp(admin: string) {
  await done(admin, 'PATCH', '/settings', bathhouse.settings)
  for (const list of ['planCards', 'rooms', 'halls', 'staffMembers', 'products']) await clear(admin, list)
  await clear(admin, 'services', 'service')
  for (const name of bathhouse.groomers)
    await done(admin, 'POST', '/staffMembers', { name, kind: 'groomer', services: [] })
  const { service } = await done(admin, 'POST', '/services', bathhouse.service)
  await done(admin, 'POST', '/planCards', { ...bathhouse.planCard, serviceId: service.id })
  await done(admin, 'POST', '/products', bathhouse.product)
  for (const [key, value] of Object.entries(bathhouseTexts))
    await done(admin, 'PUT', `/texts/${key}`, { value })
  expect(await pageAt('/')).toContain(bathhouse.settings.email)
  await done(admin, 'PUT', '/setup/opening', { open: true })
  return service.id as string
}

const pageAt = async (path: string) => (await fetch(`${url}${path}`)).text()

/** Undoes what mail does to text on its way, attached files among it. */
const readable = (eml: Buffer) =>
  Buffer.from(
    eml
      .toString('latin1')
      .replaceAll(/(?<=^content-transfer-encoding: base64\r?\n(?:.+\r?\n)*\r?\n)[\w+/=\r\n]+/gim, (part) =>
        Buffer.from(part, 'base64').toString('latin1'),
      )
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Lines of a calendar file that are for programs alone. */
const withoutIds = (text: string) => text.replaceAll(/^(?:PRODID|UID):.*$/gm, '')

async function mails() {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map((name) => readFile(join(outbox, name)).then(readable)))
}

/** The mail that says this, once it is there. */
const mailThatSays = (words: RegExp) =>
  vi.waitFor(
    async () => {
      const found = (await mails()).find((mail) => words.test(mail))
      if (!found) throw new Error(`no mail says ${words}`)
      return found
    },
    { timeout: 10_000 },
  )

const pathsOfAnyHouse = [
  '/',
  '/grooming',
  '/servicios',
  '/nosotros',
  '/ubicacion',
  '/contacto',
  '/tienda',
  '/blog',
  '/carrito',
  '/aviso-de-privacidad',
  '/auth/login',
  '/auth/register',
  '/auth/olvide',
]
const pathsOfOthers = ['/guarderia', '/hotel', '/entrenamiento', '/eventos']

const { name, phone, email, address } = defaultSettings
const former = new RegExp(
  [
    String.raw`\b${name}\b`,
    phone,
    email,
    address.street,
    'Águilas',
    address.postalCode,
    address.city,
    'Spaw',
    String.raw`\b(?:Canela|Mole|Pelusa|Churro|Frijol|Girasol|Sofía|Diego|Memo)\b`,
    String.raw`\bhotel`,
    'guarder[ií]a',
    'entrenamiento',
    'fiesta',
    'bugambilia',
    '19:00|7:00 PM',
  ].join('|'),
  'giu',
)
const formerWordsOf = (text: string) =>
  [...text.matchAll(former)].map(
    ({ 0: word, index }) => `${word}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
  )

const nextWeekday = (weekday: number) => {
  let day = addDays(today(), 7)
  while (weekdayOf(day) !== weekday) day = addDays(day, 1)
  return day
}

test('a bathhouse in Puebla is set up through the office alone, and nothing says a word of another business', async () => {
  const closed = await pageAt('/grooming')
  expect(closed).toContain('Muy pronto')
  // Whoever writes to the address that is shipped writes to nobody of this house.
  expect(closed.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')).not.toContain(email)
  const token = new URL(server.adminLink!).pathname.split('/').at(-1)
  await done(null, 'POST', `/auth/first-admin/${token}`, person('Eva', 'Luna', 'eva@banos.mx'))
  const admin = await logIn('eva@banos.mx')
  await done(admin, 'POST', '/auth/confirm', { currentPassword: password })
  const { totp } = await done(admin, 'POST', '/auth/second-factors/totp')
  await done(admin, 'POST', `/auth/second-factors/totp/${totp.id}`, { code: totpCode(totp.secret) })
  // It is of before the business had its name.
  const ofBefore = await mailThatSays(/segundo paso/)
  const serviceId = await setUp(admin)

  const found: Record<string, string[]> = {}
  for (const path of pathsOfAnyHouse) {
    const reply = await fetch(`${url}${path}`)
    const said = visibleText(await reply.text())
    expect([path, reply.status, said.includes(bathhouse.settings.name)]).toEqual([path, 200, true])
    const words = formerWordsOf(said)
    if (words.length > 0) found[path] = words
  }
  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/sin-conexion.html',
    '/api/blog',
  ]) {
    const words = formerWordsOf(await pageAt(path))
    if (words.length > 0) found[path] = words
  }
  expect(found).toEqual({})
  for (const path of pathsOfOthers) {
    const reply = await fetch(`${url}${path}`, { redirect: 'manual' })
    expect([path, reply.status, reply.headers.get('location')]).toEqual([path, 302, '/servicios'])
  }
  const grooming = visibleText(await pageAt('/grooming'))
  expect(grooming).toContain(bathhouse.planCard.planName)

  const days = await done(
    null,
    'GET',
    `/availability?serviceId=${serviceId}&from=${nextWeekday(1)}&to=${nextWeekday(1)}`,
  )
  expect(days.availability).toMatchObject([{ closed: true }])
  const quoted = await ask(null, 'POST', '/quotes', {
    name: 'Inés',
    email: 'ines@correo.mx',
    dogs: 1,
    serviceId,
  })
  expect(quoted.body.data.quote).toMatchObject({ totalCentavos: bathhouse.service.priceCentavos })

  await done(null, 'POST', '/auth/register', person('Inés', 'Robles', 'ines@correo.mx'))
  const letter = await mailThatSays(/auth\/verificar\//)
  const link = /auth\/verificar\/([\w-]+)/.exec(letter)![1]
  await done(null, 'POST', `/auth/verify-email/${link}`)
  const ines = await logIn('ines@correo.mx')
  const dog = { name: 'Trapo', sex: 'macho', birthDate: addDays(today(), -900), weightKg: 8 }
  const { rumi } = await done(ines, 'POST', '/rumis', dog)
  const saturday = nextWeekday(6)
  const tub = await done(null, 'GET', `/availability?serviceId=${serviceId}&from=${saturday}&to=${saturday}`)
  const [{ slots }] = tub.availability
  expect(slots[0].remaining).toBe(bathhouse.groomers.length)
  const asked = { serviceId, rumiIds: [rumi._id], start: slots[0].start, end: slots[0].end }
  const { quote } = await done(ines, 'POST', '/serviceBookings/quote', asked)
  expect(quote).toMatchObject({ totalCentavos: bathhouse.service.priceCentavos })
  const { serviceBooking } = await done(ines, 'POST', '/serviceBookings', asked)
  await mailThatSays(/Trapo/)
  await done(admin, 'PUT', `/serviceBookings/${serviceBooking.id}`, { status: 'confirmed' })
  const { payment } = await done(admin, 'POST', '/payments', {
    target: { bookingId: serviceBooking.id },
    method: 'card',
    amountCentavos: bathhouse.service.priceCentavos,
  })
  expect(await mailThatSays(/BEGIN:VCALENDAR/)).toContain(bathhouse.settings.address.street)
  await done(admin, 'POST', `/payments/${payment.id}/receipt/mails`)
  await mailThatSays(/Tu recibo/)
  for (const mail of (await mails()).filter((one) => one !== ofBefore)) {
    expect(mail).toContain(bathhouse.settings.name)
    expect(formerWordsOf(withoutIds(mail))).toEqual([])
  }
  const monday = nextWeekday(1)
  const start = `${monday}T16:00:00.000Z`
  const end = `${monday}T17:00:00.000Z`
  const refused = await ask(ines, 'POST', '/serviceBookings', { ...asked, start, end })
  expect(refused).toMatchObject({ status: 422, body: { code: 'closed-day' } })
}, 60_000)
