import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let dog: string
beforeAll(async () => {
  server = await openTestServer()
  dog = await eligibleDog(server, 'Especificada')
})
afterAll(() => server.close())

type DeliveredEvent = { status: number; data: Record<string, unknown>; body: Record<string, unknown> }

/** Asks as the specification says it is asked. */
async function request(
  who: DemoName | null,
  method: string,
  path: string,
  payload?: unknown,
): Promise<DeliveredEvent> {
  const { status, body } = await server.request(who, method, `/api${path}`, payload)
  return { status, body, data: body?.data ?? {} }
}

/** The same for a call that sends a token: without it, it is refused. */
async function requestWithToken(who: DemoName, method: string, path: string, payload?: unknown) {
  expect((await request(null, method, path, payload)).status, `${path} without a token`).toBe(401)
  return request(who, method, path, payload)
}

const only = (reported: DeliveredEvent) => Object.values(reported.data)[0] as Record<string, string>

type Collection = {
  path: string
  /** Keys under `data`; the specification's where it names them (§7), ours where it is silent (decision 27). */
  many: string
  one: string
  id: 'id' | '_id'
  method: 'PATCH' | 'PUT'
  reads: boolean
  who: DemoName
  make: () => Promise<object>
  change: object
}

const account = () => ({
  code: `601.84.${String(Math.floor(10 + Math.random() * 90))}`,
  name: 'Jabón',
  type: 'expense',
  nature: 'debit',
})

const collections: Collection[] = [
  {
    path: '/rumis',
    many: 'rumis',
    one: 'rumi',
    id: '_id',
    method: 'PATCH',
    reads: true,
    who: 'ana',
    make: async () => ({ name: 'Nube', sex: 'hembra', birthDate: '2021-05-05' }),
    change: { color: 'gris' },
  },
  {
    path: '/users',
    many: 'users',
    one: 'user',
    id: 'id',
    method: 'PUT',
    reads: false,
    who: 'admin',
    make: async () => ({
      name: 'Rita',
      lastName: 'Sol',
      email: `rita-${Math.random().toString().slice(2)}@correo.mx`,
    }),
    change: { phone: '5512345678' },
  },
  {
    path: '/services',
    many: 'service',
    one: 'service',
    id: 'id',
    method: 'PUT',
    reads: false,
    who: 'marta',
    make: async () => ({
      serviceType: 'Extra-Grooming',
      name: 'Moño',
      priceCentavos: 50_00,
      durationMinutes: 60,
    }),
    change: { name: 'Moño grande' },
  },
  {
    path: '/medical-records',
    many: 'medicalRecords',
    one: 'medicalRecord',
    id: '_id',
    method: 'PATCH',
    reads: true,
    who: 'ana',
    make: async () => ({ rumiId: dog, kind: 'vaccine', product: 'Rabia', appliedOn: addDays(today(), -20) }),
    change: { notes: 'de la cartilla' },
  },
  {
    path: '/orders',
    many: 'orders',
    one: 'order',
    id: '_id',
    method: 'PATCH',
    reads: true,
    who: 'ana',
    make: async () => ({ items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }),
    change: { delivery: 'shipping' },
  },
  {
    path: '/serviceBookings',
    many: 'serviceBookings',
    one: 'serviceBooking',
    id: 'id',
    method: 'PUT',
    reads: false,
    who: 'ana',
    make: async () => {
      const day = nextOpenDay('Guardería', 30)
      return { serviceId: await serviceOf(server, 'Guardería'), rumiIds: [dog], start: day, end: day }
    },
    change: { notes: 'llega a las ocho' },
  },
  {
    path: '/accounting/accounts',
    many: 'accounts',
    one: 'account',
    id: 'id',
    method: 'PUT',
    reads: false,
    who: 'conta',
    make: async () => account(),
    change: { name: 'Jabones' },
  },
  {
    path: '/accounting/glEntries',
    many: 'glEntries',
    one: 'glEntry',
    id: 'id',
    method: 'PUT',
    reads: false,
    who: 'conta',
    make: async () => {
      const { body } = await server.request('conta', 'GET', '/api/accounting/accounts')
      const [one, other] = body.data.accounts.map(({ id }: { id: string }) => id)
      return {
        date: today(),
        description: 'Aportación',
        lines: [
          { accountId: one, debitCentavos: 100, creditCentavos: 0 },
          { accountId: other, debitCentavos: 0, creditCentavos: 100 },
        ],
      }
    },
    change: { description: 'Aportación de la casa' },
  },
]

describe.each(collections)('$path', ({ path, many, one, id, method, reads, who, make, change }) => {
  let made: Record<string, string>
  const paths = reads ? [`${path}/`] : []

  test(`POST ${path}: JSON body, bearer; the record under data.${one}`, async () => {
    const reported = await requestWithToken(who, 'POST', path, await make())
    expect(reported.status, JSON.stringify(reported.body)).toBe(201)
    expect(Object.keys(reported.data)).toEqual([one])
    made = only(reported)
    expect(made[id]).toBeTruthy()
  })

  test(`GET ${path}: bearer; a list under data.${many}`, async () => {
    const reported = await requestWithToken(who, 'GET', `${path}?limit=200`)
    expect(reported.status).toBe(200)
    const list = reported.data[many] as Record<string, string>[]
    expect(list.map((record) => record[id])).toContain(made[id])
  })

  test.each(paths)('GET %s{id}: bearer; a single record', async (below) => {
    const reported = await requestWithToken(who, 'GET', `${below}${made[id]}`)
    expect(reported).toMatchObject({ status: 200, data: { [one]: { [id]: made[id] } } })
  })

  test(`${method} ${path}/{id}: sends updatedData; bearer (decision 15)`, async () => {
    const reported = await requestWithToken(who, method, `${path}/${made[id]}`, change)
    expect(reported, JSON.stringify(reported.body)).toMatchObject({ status: 200, data: { [one]: change } })
  })

  test(`DELETE ${path}/{id}: bearer (decision 15)`, async () => {
    expect((await requestWithToken(who, 'DELETE', `${path}/${made[id]}`)).status).toBe(204)
  })
})

describe('auth', () => {
  const form = {
    name: 'Vera',
    lastName: 'Luna',
    email: 'vera@correo.mx',
    confirmEmail: 'vera@correo.mx',
    password: 'perro-contento-77',
    confirmPassword: 'perro-contento-77',
  }

  test('POST /auth/login: credentials, no token; reads data.user and token', async () => {
    const reported = await request(null, 'POST', '/auth/login', {
      email: 'ana@demo.rumi.mx',
      password: 'lomito-feliz-2026',
    })
    expect(reported.status).toBe(200)
    expect(Object.keys(only(reported))).toEqual(
      expect.arrayContaining(['_id', 'profilePic', 'role', 'name', 'lastName']),
    )
    expect(reported.body.token).toMatch(/\S{32,}/)
  })

  test.each([
    ['POST /auth/register: registration form; reads message', 'POST', '/auth/register', form, 201],
    ['POST /auth/verify-email: email (resend)', 'POST', '/auth/verify-email', { email: form.email }, 200],
    ['POST /auth/forgot-password: email', 'POST', '/auth/forgot-password', { email: form.email }, 200],
    [
      'POST /auth/verify-email/{token}: no payload; a spent token is refused with a message',
      'POST',
      '/auth/verify-email/gastado',
      undefined,
      404,
    ],
    [
      'PATCH /auth/reset-password/{token}: password; a spent token is refused with a message',
      'PATCH',
      '/auth/reset-password/gastado',
      { password: form.password, confirmPassword: form.password },
      404,
    ],
  ] as const)('%s', async (_line, method, path, payload, status) => {
    const reported = await request(null, method, path, payload)
    expect(reported.status, JSON.stringify(reported.body)).toBe(status)
    expect(reported.body.message).toMatch(/\S/)
  })
})

test('GET /notifications/{userId}: bearer; a list, each with its read flag', async () => {
  const reported = await requestWithToken('ana', 'GET', `/notifications/${server.ids.ana}`)
  expect(reported.status).toBe(200)
  const [first] = reported.data.notifications as Record<string, unknown>[]
  expect(first).toMatchObject({ id: expect.any(String), read: expect.any(Boolean) })
})

test('GET /export-excel: bearer, binary response; download of file RumisData.xlsx', async () => {
  expect((await server.request(null, 'GET', '/api/export-excel')).status).toBe(401)
  const { status, headers } = await server.request('marta', 'GET', '/api/export-excel')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('spreadsheetml.sheet')
  expect(headers['content-disposition']).toContain('RumisData.xlsx')
})

/** A PNG of one pixel. */
const smallestPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('POST /uploadRoutes: multipart field file, query dogId and userId, bearer', async () => {
  const form = new FormData()
  form.set('file', new Blob([smallestPicture]))
  const sent = new Response(form)
  const bytes = Buffer.from(await sent.arrayBuffer())
  const path = `/api/uploadRoutes?dogId=${dog}&userId=${server.ids.ana}`
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  expect((await server.request(null, 'POST', path, bytes, headers)).status).toBe(401)
  const { status, body } = await server.request('ana', 'POST', path, bytes, headers)
  expect(status).toBe(200)
  expect(body.data.rumi.profileImg).toMatch(/^\/files\//)
})

test('the client list is GET /users and requires a token of staff (decision 15)', async () => {
  expect((await requestWithToken('marta', 'GET', '/users')).status).toBe(200)
  expect((await requestWithToken('ana', 'GET', '/users')).status).toBe(403)
})
