import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const weighing = (weightKg: number) => ({ name: 'Báscula', sex: 'hembra', birthDate: '2024-03-01', weightKg })
const refused = (message: string) => ({
  status: 400,
  body: { issues: [{ path: 'weightKg', message }] },
})

test('stores a weight as entered, in hundredths of a kilo', async () => {
  for (const kilos of [0.01, 2.35, 14.2, 119.99, 120]) {
    const { status, body } = await server.request('ana', 'POST', '/api/rumis', weighing(kilos))
    expect(status, JSON.stringify(body)).toBe(201)
    const { body: read } = await server.request('ana', 'GET', `/api/rumis/${body.data.rumi._id}`)
    expect(read.data.rumi.weightKg).toBe(kilos)
    await server.request('ana', 'DELETE', `/api/rumis/${body.data.rumi._id}`)
  }
})

test.each([
  [0.001, 'Escribe el peso con dos decimales a lo más.'],
  [12.345_678, 'Escribe el peso con dos decimales a lo más.'],
  [0, 'El peso debe ser mayor que cero.'],
  [120.01, 'Revisa el peso: 120 kg a lo más.'],
])(
  '%s kg is refused beside its field, when a dog is written down and when it is changed',
  async (kilos, text) => {
    expect(await server.request('ana', 'POST', '/api/rumis', weighing(kilos))).toMatchObject(refused(text))
    const { body } = await server.request('ana', 'GET', '/api/rumis')
    const path = `/api/rumis/${body.data.rumis[0]._id}`
    expect(await server.request('ana', 'PATCH', path, { weightKg: kilos })).toMatchObject(refused(text))
  },
)
