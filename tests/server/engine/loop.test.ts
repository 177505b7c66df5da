import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, booking, refusals } from '@rumi/contract'
import {
  bookings,
  connectStore,
  dogs,
  grooming,
  guarderia,
  hotel,
  medicalRecords,
  sendCall,
  session,
} from '@rumi/data-layer'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let baseUrl: string
beforeAll(async () => {
  server = await openTestServer()
  baseUrl = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api`
})
afterAll(() => server.close())

const freshStore = () => connectStore({ baseUrl, fetch: (url, init) => fetch(url, init) })

async function linkMailedTo(address: string, path: string) {
  const outbox = join(server.dataDir, 'outbox')
  return vi.waitFor(
    async () => {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted()
      const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
      const token = mails
        .filter((mail) => mail.includes(address))
        .flatMap((mail) => [...mail.matchAll(new RegExp(`${path}/([\\w-]+)$`, 'gm'))])
        .at(-1)?.[1]
      if (!token) throw new Error(`no mail to ${address} yet`)
      return token
    },
    { timeout: 10_000, interval: 100 },
  )
}

/** Verifies a record without a photo with a reason of the desk. */
const proven = (kind: string) => ({
  verified: true,
  ...(kind === 'vaccine' && { withoutEvidence: 'Cartilla vista' }),
})

test('no list of services comes out empty because its kind is on a later page', async () => {
  const owner = freshStore()
  await owner.dispatch(session.calls.login({ email: 'ana@demo.rumi.mx', password: 'lomito-feliz-2026' }))
  for (const slice of [grooming, hotel, guarderia]) await owner.dispatch(slice.calls.list({ limit: 1 }))
  const { grooming: baths, hotel: nights, guarderia: days } = owner.getState()
  expect([baths, nights, days].map(({ items }) => items[0]?.serviceType)).toEqual([
    expect.stringContaining('Grooming'),
    'Hotel',
    'Guardería',
  ])
})

test('a stranger becomes a customer, adds a dog with its medical records, books a day, and the desk checks the dog in', async () => {
  const owner = freshStore()
  const email = 'carmen@correo.mx'
  const password = 'tres perros en el patio'
  const form = {
    name: 'Carmen',
    lastName: 'Ríos',
    email,
    confirmEmail: email,
    password,
    confirmPassword: password,
  }
  await owner.dispatch(session.calls.register(form)).unwrap()
  expect(owner.getState().user).toMatchObject({ email, isLoggedIn: false, status: 'succeeded' })

  await owner.dispatch(session.calls.login({ email, password }))
  expect(owner.getState().user).toMatchObject({ isLoggedIn: false, status: 'failed' })
  await owner
    .dispatch(session.calls.verifyEmail({ token: await linkMailedTo(email, '/auth/verificar'), password }))
    .unwrap()
  await owner.dispatch(session.calls.login({ email, password })).unwrap()
  expect(owner.getState().user).toMatchObject({ isLoggedIn: true, role: 'cliente', name: 'Carmen' })

  const born = addDays(today(), -1000)
  const dog = await owner
    .dispatch(
      dogs.calls.create({ name: 'Nube', sex: 'hembra', birthDate: born, breed: 'Poodle', weightKg: 9.5 }),
    )
    .unwrap()
  const catalog = await owner.dispatch(sendCall(booking.catalog, {}))
  const service = catalog.data?.data.services.find((s) => s.serviceType === 'Guardería')
  const day = nextOpenDay('Guardería', 7)
  const requested = { serviceId: service!.id, rumiIds: [dog._id], start: day, end: day }

  const early = (await owner.dispatch(sendCall(booking.quote, { body: requested }))).data?.data.quote
  expect(early).toMatchObject({ totalCentavos: service!.priceCentavos })
  expect(early?.eligibility[0]).toMatchObject({ ok: false })
  await owner.dispatch(bookings.calls.create(requested))
  expect(owner.getState().bookings.error).toMatchObject({
    code: 'not-eligible',
    message: expect.stringMatching(/./),
  })

  const appliedOn = addDays(today(), -20)
  const brought = [
    { kind: 'vaccine', product: 'Múltiple' },
    { kind: 'vaccine', product: 'Rabia' },
    { kind: 'vaccine', product: 'Bordetella' },
    { kind: 'deworming-internal' },
    { kind: 'deworming-external', appliedOn: addDays(today(), -8) },
  ] as const
  for (const medicalRecord of brought) {
    await owner
      .dispatch(medicalRecords.calls.create({ appliedOn, ...medicalRecord, rumiId: dog._id }))
      .unwrap()
  }

  const desk = freshStore()
  await desk
    .dispatch(session.calls.login({ email: 'marta@demo.rumi.mx', password: 'lomito-feliz-2026' }))
    .unwrap()
  await desk.dispatch(medicalRecords.calls.list({ rumiId: dog._id }))
  const pending = desk.getState().medicalRecords.items
  expect(pending).toHaveLength(brought.length)
  for (const medicalRecord of pending) {
    await desk
      .dispatch(medicalRecords.calls.update({ id: medicalRecord._id, changes: proven(medicalRecord.kind) }))
      .unwrap()
  }
  await desk
    .dispatch(
      medicalRecords.calls.create({ rumiId: dog._id, kind: 'evaluation', result: 'passed', appliedOn }),
    )
    .unwrap()

  const booked = await owner.dispatch(bookings.calls.create(requested)).unwrap()
  expect(booked).toMatchObject({ status: 'pending', start: day, end: day, rumiIds: [dog._id], version: 1 })
  expect(booked.lines.reduce((sum, line) => sum + line.amountCentavos, 0)).toBe(booked.totalCentavos)

  /** A notification is decided when it is sent, so each step is awaited before the next. */
  const isReported = (kind: string) =>
    vi.waitFor(
      async () => {
        const { rows } = await server.database.pool.query<{ kind: string }>(
          'select kind from notifications where user_id = $1',
          [owner.getState().user.userid],
        )
        expect(rows.map((one) => one.kind)).toContain(kind)
      },
      { timeout: 10_000, interval: 200 },
    )
  await isReported('booking-requested')

  await desk.dispatch(bookings.calls.list({ from: day, to: day }))
  expect(desk.getState().bookings.items.map(({ id }) => id)).toContain(booked.id)
  await desk.dispatch(bookings.calls.update({ id: booked.id, changes: { status: 'confirmed' } })).unwrap()
  await server.database.pool.query('update bookings set start_day = $2, end_day = $2 where id = $1', [
    booked.id,
    today(),
  ])
  const inHouse = await desk
    .dispatch(bookings.calls.update({ id: booked.id, changes: { status: 'checked-in' } }))
    .unwrap()
  expect(inHouse.status).toBe('checked-in')

  await isReported('booking-checked-in')
})

test('an owner sees only their own dogs, and another’s dog as missing', async () => {
  const luis = freshStore()
  await luis
    .dispatch(session.calls.login({ email: 'luis@demo.rumi.mx', password: 'lomito-feliz-2026' }))
    .unwrap()
  await luis.dispatch(dogs.calls.list())
  expect(luis.getState().dogs.items.map(({ name }) => name)).toEqual(['Taco'])
  const { body } = await server.request('ana', 'GET', '/api/rumis')
  await luis.dispatch(dogs.calls.update({ id: body.data.rumis[0]._id, changes: { name: 'Robada' } }))
  expect(luis.getState().dogs).toMatchObject({ status: 'failed', error: refusals['not-found'].message })
})

test('a role in a registration or a profile changes nothing', async () => {
  const email = 'lista@correo.mx'
  const password = 'tres perros en el patio'
  const form = {
    name: 'Lista',
    lastName: 'Mora',
    email,
    confirmEmail: email,
    password,
    confirmPassword: password,
  }
  const registered = await server.request(null, 'POST', '/api/auth/register', { ...form, role: 'admin' })
  expect(registered).toMatchObject({ status: 400, body: { code: 'malformed', issues: [{ path: 'role' }] } })
  const profile = await server.request('ana', 'PUT', `/api/users/${server.ids.ana}`, { role: 'admin' })
  expect(profile).toMatchObject({ status: 403, body: { code: 'not-your-role' } })
  expect((await server.request('ana', 'GET', '/api/auth/me')).body.data.user.role).toBe('cliente')
})
