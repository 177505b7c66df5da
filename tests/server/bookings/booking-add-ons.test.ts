import { instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let dayCare: string
let bath: string
let training: string
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  bath = await serviceOf(server, 'Grooming')
  training = await serviceOf(server, 'Entrenamiento')
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const post = (path: string, body: object) =>
  server.request('ana', 'POST', `/api/serviceBookings${path}`, body)

const bookingsOf = async (rumiId: string): Promise<{ serviceId: string; totalCentavos: number }[]> => {
  const { body } = await server.request('ana', 'GET', '/api/serviceBookings?limit=200')
  return body.data.serviceBookings.filter(({ rumiIds }: { rumiIds: string[] }) => rumiIds.includes(rumiId))
}

test('a bath before going home is quoted as a line of its own and booked with the day, for the quoted price', async () => {
  const dog = await eligibleDog(server, 'Canela con baño')
  const day = nextOpenDay('Guardería', 20)
  const requested = {
    serviceId: dayCare,
    rumiIds: [dog],
    start: day,
    end: day,
    addOns: [
      { serviceId: training, start: instantAt(day, '12:00') },
      { serviceId: bath, start: instantAt(day, '16:00') },
    ],
  }
  const { quote } = (await post('/quote', requested)).body.data
  expect(quote.lines).toHaveLength(3)
  expect(quote.addOns).toMatchObject([{ serviceId: training }, { serviceId: bath }])
  expect((await post('', requested)).status).toBe(201)
  const made = await bookingsOf(dog)
  expect(made).toHaveLength(3)
  expect(made.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)).toBe(quote.totalCentavos)
})

test('without a free groomer neither bath nor day is booked, and the refusal is beside the bath', async () => {
  const day = nextOpenDay('Guardería', 27)
  const start = instantAt(day, '15:00')
  const dogs = await Promise.all(['Uno', 'Dos', 'Tres'].map((name) => eligibleDog(server, `${name} al baño`)))
  const withBath = (rumiId: string) =>
    post('', {
      serviceId: dayCare,
      rumiIds: [rumiId],
      start: day,
      end: day,
      addOns: [{ serviceId: bath, start }],
    })
  expect((await withBath(dogs[0]!)).status).toBe(201)
  expect((await withBath(dogs[1]!)).status).toBe(201)
  expect(await withBath(dogs[2]!)).toMatchObject({
    status: 409,
    body: { code: 'no-capacity', issues: [{ path: 'addOns.0', message: expect.stringMatching(/estética/) }] },
  })
  expect(await bookingsOf(dogs[2]!)).toEqual([])
})

test('nothing is added after the dog has gone home, nor a service that is no visit, nor to a visit', async () => {
  const dog = await eligibleDog(server, 'A deshoras')
  const nights = openNights(34)
  const stay = { serviceId: await serviceOf(server, 'Hotel'), rumiIds: [dog], ...nights }
  const late = [{ serviceId: bath, start: instantAt(nights.end, '10:30') }]
  const party = [{ serviceId: await serviceOf(server, 'Evento'), start: instantAt(nights.end, '08:00') }]
  for (const addOns of [late, party]) {
    for (const path of ['', '/quote']) {
      expect(await post(path, { ...stay, addOns })).toMatchObject({
        status: 422,
        body: { code: 'breaks-a-rule', issues: [{ path: 'addOns.0' }] },
      })
    }
  }
  const { message } = (await post('/quote', { ...stay, addOns: late })).body
  expect(message).toMatch(/^A deshoras se va a las 11:00 ese día, y esto terminaría a las 1[12]:\d\d\./)
  const visit = { start: instantAt(nights.end, '08:00'), end: instantAt(nights.end, '09:00') }
  const addOns = [{ serviceId: training, start: visit.start }]
  expect((await post('', { serviceId: bath, rumiIds: [dog], ...visit, addOns })).status).toBe(422)
  expect(await bookingsOf(dog)).toEqual([])
})

test('several days of the guardería take one bath together, on a day that is among them', async () => {
  const dog = await eligibleDog(server, 'Limpio al final')
  const days = [41, 48].map((ahead) => nextOpenDay('Guardería', ahead))
  const requested = { serviceId: dayCare, rumiIds: [dog], days }
  const addOns = [{ serviceId: bath, start: instantAt(days[1]!, '16:00') }]
  const { quote } = (await post('/recurring/quote', { ...requested, addOns })).body.data
  expect(quote.addOns).toHaveLength(1)
  expect((await post('/recurring', { ...requested, addOns })).status).toBe(201)
  expect(await bookingsOf(dog)).toHaveLength(3)
  const another = [{ serviceId: bath, start: instantAt(nextOpenDay('Guardería', 55), '16:00') }]
  expect(await post('/recurring/quote', { ...requested, addOns: another })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'addOns.0' }] },
  })
})

test('a bath for one of two dogs is quoted, booked and reported for that dog alone', async () => {
  const [clean, muddy] = [await eligibleDog(server, 'Limpia'), await eligibleDog(server, 'Con lodo')]
  const day = nextOpenDay('Guardería', 34)
  const stays = { serviceId: dayCare, rumiIds: [clean, muddy], start: day, end: day }
  const withBath = (rumiIds?: string[]) => ({
    ...stays,
    addOns: [{ serviceId: bath, start: instantAt(day, '14:00'), ...(rumiIds && { rumiIds }) }],
  })
  const totalOf = async (requested: object) =>
    (await post('/quote', requested)).body.data.quote.totalCentavos as number
  const [alone, one, both] = [
    await totalOf(stays),
    await totalOf(withBath([muddy])),
    await totalOf(withBath()),
  ]
  expect(both - alone).toBe(2 * (one - alone))

  const other = await eligibleDog(server, 'En casa')
  const refused = await post('', withBath([other]))
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ path: 'addOns.0', message: 'Elige entre los rumis que vienen a esta estancia.' }],
  ])
  expect((await post('', withBath([]))).status).toBe(400)
  expect((await post('', withBath([muddy]))).status).toBe(201)
  const made = await bookingsOf(muddy)
  expect(made.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)).toBe(one)
  expect(await bookingsOf(clean)).toHaveLength(1)
})

test('a bath inside a stay ends before its dog goes home, for owner and desk', async () => {
  const dog = await eligibleDog(server, 'Bañada a tiempo')
  const nights = openNights(60)
  const stay = { serviceId: await serviceOf(server, 'Hotel'), rumiIds: [dog], ...nights }
  expect((await post('', stay)).status).toBe(201)
  const bathAt = (clock: string) => {
    const start = instantAt(nights.end, clock)
    return { serviceId: bath, rumiIds: [dog], start, end: start }
  }
  const refused = {
    status: 409,
    body: { code: 'dog-busy', message: expect.stringMatching(/^Bañada a tiempo se va a las 11:00/) },
  }
  expect(await post('', bathAt('10:30'))).toMatchObject(refused)
  expect(await server.request('marta', 'POST', '/api/serviceBookings', bathAt('10:30'))).toMatchObject(
    refused,
  )
  const booked = await post('', bathAt('08:00'))
  expect(booked.status).toBe(201)
  const { id } = booked.body.data.serviceBooking
  const { start, end } = bathAt('10:30')
  expect(await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, { start, end })).toMatchObject(
    refused,
  )
  const after = bathAt('11:00')
  expect(
    (await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, { start: after.start, end: after.end }))
      .status,
  ).toBe(200)
})
