import { defaultSettings, type SettingsChange } from '@rumi/contract'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

const read = async () => (await server.request('marta', 'GET', '/api/settings')).body.data.settings
const change = (body: object, headers?: Record<string, string>) =>
  server.request('admin', 'PATCH', '/api/settings', body, headers)
const history = async (): Promise<SettingsChange[]> =>
  (await server.request('admin', 'GET', '/api/settings/history')).body.data.history

test('a new business has the default settings as their first version, without an author', async () => {
  expect(await read()).toEqual({ ...defaultSettings, version: 1 })
  expect(await history()).toEqual([])
})

test('a change makes a version, keeps the rest, and says who changed what', async () => {
  const address = { ...defaultSettings.address, city: 'Puebla', postalCode: '72000' }
  const { status, body } = await change({ phone: '222 555 0199', address, version: 1 })
  expect(status).toBe(200)
  expect(body.data.settings).toEqual({ ...defaultSettings, phone: '222 555 0199', address, version: 2 })
  expect(await read()).toEqual(body.data.settings)
  expect(await history()).toEqual([
    {
      version: 2,
      changedAt: expect.stringMatching(/Z$/),
      changedBy: expect.stringMatching(/\w/),
      changes: [
        { field: 'phone', before: '55 5550 1710', after: '222 555 0199' },
        { field: 'address.postalCode', before: '01710', after: '72000' },
        { field: 'address.city', before: 'Ciudad de México', after: 'Puebla' },
      ],
    },
  ])
})

test('keeps the omitted fields of a group', async () => {
  const { version, ...before } = await read()
  const { body } = await change({ hotel: { checkIn: '14:00' }, address: { street: 'Calle Sol 8' } })
  expect(body.data.settings).toEqual({
    ...before,
    hotel: { ...before.hotel, checkIn: '14:00' },
    address: { ...before.address, street: 'Calle Sol 8' },
    version: version + 1,
  })
  await change({ hotel: before.hotel, address: before.address })
})

test('rejects a stale change, by version and by If-Match', async () => {
  for (const [body, headers] of [
    [{ phone: '55 1111 2222', version: 1 }, {}],
    [{ phone: '55 1111 2222' }, { 'if-match': '"1"' }],
  ] as const) {
    const { status, body: result } = await change(body, headers)
    expect(status).toBe(409)
    expect(result.code).toBe('stale')
  }
  expect((await read()).phone).toBe('222 555 0199')
})

test('of ten who change the same version at once one does', async () => {
  const { version } = await read()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => change({ legalName: `Casa ${i}`, version })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect((await read()).version).toBe(version + 1)
})

test('an equal change creates no version', async () => {
  const before = await read()
  expect((await change({ phone: before.phone })).body.data.settings).toEqual(before)
})

test.each([
  [{ phone: '12' }, 'phone'],
  [{ email: 'nada' }, 'email'],
  [{ theme: 'negro' }, 'theme'],
  [{ invoiceSeries: 'FAC 1' }, 'invoiceSeries'],
  [{ feedUrl: 'http://10.0.0.1/feed' }, 'feedUrl'],
  [{ feedUrl: 'https://no-hay.invalid/feed.xml' }, 'feedUrl'],
  [{ legalName: '  ' }, 'legalName'],
  [
    { social: { ...defaultSettings.social, instagram: 'https://evil.mx/instagram.com/' } },
    'social.instagram',
  ],
  [{ social: { ...defaultSettings.social, posts: ['javascript:alert(1)'] } }, 'social.posts.0'],
  [{ address: { ...defaultSettings.address, latitude: 48.2 } }, 'address.latitude'],
  [{ address: { ...defaultSettings.address, postalCode: '1710' } }, 'address.postalCode'],
  [{ price: 3 }, 'price'],
  [{ rfc: 'NADA' }, 'rfc'],
  [{ hotel: { checkIn: '25:00' } }, 'hotel.checkIn'],
  [{ hotel: { checkIn: '11:00', checkOut: '15:00' } }, 'hotel.checkOut'],
  [{ hotel: { checkOut: '15:15' } }, 'hotel.checkOut'],
  [{ hotel: { checkIn: '10:45' } }, 'hotel.checkOut'],
])('%j is refused in a sentence beside its field, and changes nothing', async (body, path) => {
  const before = await read()
  const { status, body: result } = await change(body)
  expect(status).toBe(400)
  expect(result.issues).toEqual([{ path, message: expect.stringMatching(/\w \w.*\.$/) }])
  expect(await read()).toEqual(before)
})

test('a room is left at the hour at which the next guest may arrive, at the latest', async () => {
  const { hotel } = await read()
  expect((await change({ hotel: { checkIn: '12:00', checkOut: '12:00' } })).status).toBe(200)
  await change({ hotel })
})

test('only administrators change the settings, and owners do not read them', async () => {
  expect((await server.request('marta', 'PATCH', '/api/settings', { phone: '55 0000 0000' })).status).toBe(
    403,
  )
  expect((await server.request('marta', 'GET', '/api/settings/history')).status).toBe(403)
  expect((await server.request('ana', 'GET', '/api/settings')).status).toBe(403)
  expect((await server.request(null, 'GET', '/api/settings')).status).toBe(401)
})

test('a message is sent to the stored address', async () => {
  await change({ email: 'puebla@casa.mx' })
  const message = { name: 'Rosa', email: 'rosa@correo.mx', message: '¿Abren mañana?' }
  expect((await server.request(null, 'POST', '/api/contact', message)).status).toBe(201)
  const outbox = join(server.dataDir, 'outbox')
  await vi.waitFor(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    expect(mails.some((mail) => /^To: .*puebla@casa\.mx/m.test(mail))).toBe(true)
  }, 10_000)
})

test('hours are read as a week in the history, and hold from the next request on', async () => {
  const dayCare = defaultSettings.hours.dayCare.map((row) => ({ ...row, closes: '15:30' }))
  const { status, body } = await change({ hours: { dayCare }, minimumNoticeHours: 48 })
  expect(status).toBe(200)
  expect(body.data.settings.hours.house).toEqual(defaultSettings.hours.house)
  expect((await history())[0]!.changes).toEqual([
    {
      field: 'hours.dayCare',
      before: 'lunes a viernes de 7:00 a 18:00',
      after: 'lunes a viernes de 7:00 a 15:30',
    },
    { field: 'minimumNoticeHours', before: '24', after: '48' },
  ])
})

test('offers nothing on a closed weekday, and lists what was sold', async () => {
  const { body: catalog } = await server.request(null, 'GET', '/api/catalog')
  const { id: serviceId } = catalog.data.services.find(
    ({ serviceType }: { serviceType: string }) => serviceType === 'Guardería',
  )
  const { body: listed } = await server.request('marta', 'GET', '/api/serviceBookings?limit=200')
  const soon = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10)
  const sold = listed.data.serviceBookings.find(
    (one: { serviceId: string; status: string; start: string }) =>
      one.serviceId === serviceId && one.status === 'confirmed' && one.start >= soon,
  )
  expect(sold).toBeDefined()
  const weekday = new Date(`${sold.start}T12:00:00Z`).getUTCDay()
  const dayCare = defaultSettings.hours.dayCare.filter((row) => row.weekday !== weekday)
  const { body } = await change({ hours: { dayCare } })
  expect(body.data.outside.map(({ id }: { id: string }) => id)).toContain(sold.id)
  const day = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${serviceId}&from=${sold.start}&to=${sold.start}`,
  )
  expect(day.body.data.availability).toEqual([{ date: sold.start, remaining: 0, closed: true }])
  const cancelled = await server.request('marta', 'PUT', `/api/serviceBookings/${sold.id}`, {
    status: 'cancelled',
  })
  expect(cancelled.status).toBe(200)
  await change({ hours: { dayCare: defaultSettings.hours.dayCare } })
})

test('the second factor of administration and books cannot be made optional', async () => {
  const { status, body } = await change({ requireSecondFactor: ['colaborador'] })
  expect([status, body.issues[0].path]).toEqual([400, 'requireSecondFactor'])
})

test('changing which roles need a second factor requires re-authentication', async () => {
  const requireSecondFactor = ['admin', 'contador', 'colaborador']
  const { pool } = server.database
  await pool.query(`update sessions set confirmed_at = null`)
  await pool.query(`update session_tokens set confirmed_at = null`)
  const unconfirmed = await change({ requireSecondFactor })
  await pool.query(`update sessions set confirmed_at = now() + interval '1 hour'`)
  expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, 'confirm-identity'])
  const confirmed = await change({ requireSecondFactor })
  expect(confirmed.status).toBe(200)
  expect(confirmed.body.data.settings.requireSecondFactor).toEqual(['colaborador', 'contador', 'admin'])
})
