import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const request = async (grooming: string[]) => {
  const { status, body } = await server.request('admin', 'PATCH', '/api/settings', {
    requirements: { grooming },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.unmet
}

async function bathOf(rumiId: string, ahead: number): Promise<string> {
  const serviceId = await serviceOf(server, 'Grooming')
  const day = nextOpenDay('Grooming', ahead)
  const { body: left } = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${serviceId}&from=${day}&to=${day}`,
  )
  const { start, end } = left.data.availability[0].slots.find(
    ({ remaining }: { remaining: number }) => remaining > 0,
  )
  const visit = { serviceId, rumiIds: [rumiId], start, end }
  const { status, body } = await server.request('marta', 'POST', '/api/serviceBookings', visit)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.serviceBooking.id
}

test('a new requirement reports the bookings ahead that lack it, once, and none that meets it', async () => {
  const lacking = await bathOf(await eligibleDog(server, 'Sin papeles', { medicalRecords: false }), 20)
  const complete = await bathOf(await eligibleDog(server, 'Con papeles'), 21)
  const cancelled = await bathOf(await eligibleDog(server, 'Ya no viene', { medicalRecords: false }), 22)
  await server.request('marta', 'PUT', `/api/serviceBookings/${cancelled}`, { status: 'cancelled' })

  const unmet = await request(['rabies'])
  const ids: string[] = unmet.bookings.map(({ id }: { id: string }) => id)
  expect(unmet.count).toBe(ids.length)
  expect(ids).toContain(lacking)
  expect(ids).not.toContain(complete)
  expect(ids).not.toContain(cancelled)
  expect(unmet.bookings.find(({ id }: { id: string }) => id === lacking)).toMatchObject({
    serviceName: expect.any(String),
    owner: expect.stringMatching(/^Ana /),
  })
  expect(await request(['rabies', 'bordetella'])).toBeUndefined()
  expect(await request([])).toBeUndefined()
})
