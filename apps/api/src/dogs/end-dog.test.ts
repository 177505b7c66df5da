import { randomUUID } from 'node:crypto'
import { clientLimits, formatDay } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../../../tests/support/bookings/eligible-dog.ts'
import { newcomer } from '../../../../tests/support/servers/newcomer.ts'
import { nextOpenDay } from '../../../../tests/support/bookings/next-open-day.ts'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
let dayCare: string
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

const end = (who: DemoName, id: string, ended: string | null) =>
  server.request(who, 'PATCH', `/api/rumis/${id}`, { ended })
const read = async (id: string) => (await server.request('ana', 'GET', `/api/rumis/${id}`)).body.data.rumi
const book = (rumiId: string, day: string, who: DemoName = 'ana') =>
  server.request(who, 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: [rumiId],
    start: day,
    end: day,
    ...(who !== 'ana' && { clientId: server.ids.ana }),
  })

test('an owner reports a death; the history stays, and only the desk reverts it', async () => {
  const id = await eligibleDog(server, 'Recuerdo')
  const fields = await end('ana', id, 'deceased')
  expect(fields.body.data.rumi).toMatchObject({ name: 'Recuerdo', ended: 'deceased', endedOn: today() })
  expect(
    (await server.request('marta', 'GET', `/api/medical-records?rumiId=${id}`)).body.data.medicalRecords,
  ).not.toEqual([])

  const day = nextOpenDay('Guardería', 12)
  for (const who of ['ana', 'marta'] as const)
    expect(await book(id, day, who)).toMatchObject({
      status: 422,
      body: { code: 'no-such-dog', message: 'Recuerdo ya no viene con nosotros. Elige a otro rumi.' },
    })
  const wait = { serviceId: dayCare, rumiIds: [id], start: day, end: day }
  expect(await server.request('ana', 'POST', '/api/waitingList', wait)).toMatchObject({
    status: 422,
    body: { code: 'no-such-dog' },
  })

  expect(await end('ana', id, null)).toMatchObject({ status: 403, body: { code: 'not-your-role' } })
  expect(await end('luis', id, 'gone')).toMatchObject({ status: 404 })
  expect((await end('conta', id, null)).status).toBe(403)
  expect((await end('ana', id, 'gone')).body.data.rumi).toMatchObject({ ended: 'gone', endedOn: today() })
  expect((await end('marta', id, null)).body.data.rumi).toMatchObject({ ended: null, endedOn: null })
  expect((await book(id, day)).status).toBe(201)
})

test('rejects an end with future bookings, names them and writes nothing', async () => {
  const id = await eligibleDog(server, 'Esperada')
  const day = nextOpenDay('Guardería', 15)
  const { body } = await book(id, day)
  const bookingId = body.data.serviceBooking.id as string
  const wished = nextOpenDay('Guardería', 18)
  const [{ id: waitingId }] = (
    await server.database.pool.query(
      `insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day)
       values ($1, $2, jsonb_build_array($3::text), $4::text, $4, $4::text::date) returning id`,
      [server.ids.ana, dayCare, id, wished],
    )
  ).rows
  const refused = await end('ana', id, 'gone')
  expect(refused).toMatchObject({ status: 409, body: { code: 'visits-booked' } })
  const { message } = refused.body
  expect(message).toContain('Esperada todavía tiene por delante:')
  expect(message).toContain(`${formatDay(day, today())} (cancélala en Reservas)`)
  expect(message).toContain(`${formatDay(wished, today())} (déjala en Reservas)`)
  expect((await end('marta', id, 'gone')).body.message).toContain('(quítala en Lista de espera)')
  expect(await read(id)).toMatchObject({ ended: null })

  await server.request('ana', 'DELETE', `/api/waitingList/${waitingId}`)
  const undoId = randomUUID()
  await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, { status: 'cancelled', undoId })
  expect((await end('ana', id, 'gone')).status).toBe(200)
  expect(await server.request('marta', 'POST', `/api/undo/${undoId}`)).toMatchObject({
    status: 409,
    body: { code: 'undo-over' },
  })
})

test('one of a concurrent booking and death is rejected', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await eligibleDog(server, `A la vez ${round}`)
    const [booked, ended] = await Promise.all([
      book(id, nextOpenDay('Guardería', 22 + round)),
      end('marta', id, 'gone'),
    ])
    expect([booked.status < 300, ended.status < 300].filter(Boolean)).toHaveLength(1)
  }
})

test('a dog that comes no more leaves the limit, the families at the desk and what runs out', async () => {
  const ana = await newcomer(server)
  const made: string[] = []
  for (let turn = 0; turn < clientLimits.dogs; turn += 1) {
    const dog = { name: `Zigzag ${turn}`, sex: 'hembra', birthDate: '2022-01-15' }
    made.push((await ana.request('POST', '/api/rumis', dog)).body.data.rumi._id)
  }
  const more = { name: 'Zigzag once', sex: 'macho', birthDate: '2022-01-15' }
  expect((await ana.request('POST', '/api/rumis', more)).status).toBe(422)
  expect((await ana.request('PATCH', `/api/rumis/${made[0]}`, { ended: 'gone' })).status).toBe(200)
  expect((await ana.request('POST', '/api/rumis', more)).status).toBe(201)
  const { body } = await server.request('marta', 'GET', '/api/desk/families?search=Zigzag')
  const names = body.data.families[0].dogs.map(({ name }: { name: string }) => name)
  expect(names).toContain('Zigzag 1')
  expect(names).not.toContain('Zigzag 0')
  expect((await ana.request('GET', '/api/rumis')).body.data.rumis).toHaveLength(clientLimits.dogs + 1)
})

test('two files are made one only where both say the same of whether the dog comes', async () => {
  const kept = await eligibleDog(server, 'Doble')
  const gone = await eligibleDog(server, 'Doble')
  await end('marta', gone, 'deceased')
  const merge = () => server.request('marta', 'POST', `/api/rumis/${kept}/merges`, { goneId: gone })
  expect(await merge()).toMatchObject({ status: 409, body: { code: 'not-mergeable' } })
  await end('marta', kept, 'deceased')
  expect((await merge()).body.data.rumi).toMatchObject({ ended: 'deceased' })
})
