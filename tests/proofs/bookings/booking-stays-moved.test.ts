import { addDays, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay, openDaysInARow } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
let bath: string
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  bath = await serviceOf(server, 'Grooming')
})
afterAll(() => server.close())

type Made = { id: string; serviceId: string; start: string; status: string }

async function bathedDay(name: string, day: string, end = day) {
  const rumiId = await eligibleDog(server, name)
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: [rumiId],
    start: day,
    end,
    addOns: [{ serviceId: bath, start: instantAt(end, '15:00') }],
  })
  const { id } = body.data.serviceBooking
  const all = async (): Promise<Made[]> => {
    const found = await server.request('ana', 'GET', '/api/serviceBookings?limit=200')
    return found.body.data.serviceBookings.filter(
      ({ rumiIds }: { rumiIds: string[] }) => rumiIds[0] === rumiId,
    )
  }
  return { id: id as string, bathNow: async () => (await all()).find(({ serviceId }) => serviceId === bath)! }
}

const change = (who: 'ana' | 'marta', id: string, changes: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, changes)

test('a day that moves takes the bath inside it along, with its history', async () => {
  const stay = await bathedDay('Se muda', nextOpenDay('Guardería', 20))
  const day = nextOpenDay('Guardería', 34)
  expect((await change('ana', stay.id, { start: day, end: day })).status).toBe(200)
  const moved = await stay.bathNow()
  expect(moved.start).toBe(instantAt(day, '15:00'))
  const { rows } = await server.database.pool.query(
    "select note from booking_events where booking_id = $1 and note <> ''",
    [moved.id],
  )
  expect(rows).toHaveLength(1)
})

test('the panel of the desk lists what is done inside a stay, which the desk moves along too', async () => {
  const first = nextOpenDay('Guardería', 48)
  const stay = await bathedDay('Se alarga', first)
  const shown = await server.request('marta', 'GET', `/api/desk/bookings/${stay.id}`)
  expect(shown.body.data.addOns).toMatchObject([{ start: instantAt(first, '15:00'), status: 'pending' }])
  const later = nextOpenDay('Guardería', 55)
  expect((await change('marta', stay.id, { start: later, end: later })).status).toBe(200)
  expect((await stay.bathNow()).start).toBe(instantAt(later, '15:00'))
})

test('an hour, or a day that is none, in place of a day of the stay is refused by name, and nothing moves', async () => {
  const day = nextOpenDay('Guardería', 27)
  const stay = await bathedDay('Sin hora', day)
  const wrong = { malformed: instantAt(day, '17:00'), 'no-such-day': `${day.slice(0, 4)}-02-30` }
  for (const [code, start] of Object.entries(wrong))
    for (const who of ['ana', 'marta'] as const)
      expect((await change(who, stay.id, { start })).body).toMatchObject({
        code,
        issues: [{ path: 'start' }],
      })
  expect((await stay.bathNow()).start).toBe(instantAt(day, '15:00'))
})

test('rejects a move while the groomers are taken, and explains what to do', async () => {
  const day = nextOpenDay('Guardería', 62)
  const full = nextOpenDay('Guardería', 69)
  for (const name of ['Ocupa uno', 'Ocupa dos']) await bathedDay(name, full)
  const stay = await bathedDay('No cabe', day)
  const refused = await change('ana', stay.id, { start: full, end: full })
  expect(refused).toMatchObject({ status: 409, body: { code: 'no-capacity' } })
  expect(refused.body.message).toMatch(/no se puede pasar a las 15:00.*cancelarlo y mover solo la estancia/)
  expect((await stay.bathNow()).start).toBe(instantAt(day, '15:00'))
  const { rows } = await server.database.pool.query('select start_day::text from bookings where id = $1', [
    stay.id,
  ])
  expect(rows[0].start_day).toBe(day)
})

/** Days of the past cannot be booked: they are written down, with the hours that the dog is here. */
async function writeStay(id: string, first: string, last: string) {
  const { pool } = server.database
  await pool.query('update bookings set start_day = $2, end_day = $3 where id = $1', [id, first, last])
  await pool.query(
    `update dog_occupancies set start_at = $2, end_at = $3 where booking_id = $1 and kind = 'stay'`,
    [id, instantAt(first, '07:00'), instantAt(last, '18:00')],
  )
}

test('a no-show cancels the bath of its day', async () => {
  const stay = await bathedDay('Nunca llega', nextOpenDay('Guardería', 76))
  await change('marta', stay.id, { status: 'confirmed' })
  const bathId = (await stay.bathNow()).id
  await writeStay(stay.id, today(), today())
  await server.database.pool.query(
    `update bookings set start_at = $2::timestamptz, end_at = $2::timestamptz + interval '30 minutes', busy_until = null where id = $1`,
    [bathId, instantAt(today(), '07:00')],
  )
  expect((await change('marta', stay.id, { status: 'no-show' })).status).toBe(200)
  expect((await stay.bathNow()).status).toBe('no-show')
})

test('a missed first day cancels a bath of a later day', async () => {
  const stay = await bathedDay('Ni hoy ni mañana', nextOpenDay('Guardería', 83))
  await change('marta', stay.id, { status: 'confirmed' })
  const bathId = (await stay.bathNow()).id
  const tomorrow = addDays(today(), 1)
  await writeStay(stay.id, today(), tomorrow)
  await server.database.pool.query(
    `update bookings set start_at = $2::timestamptz, end_at = $2::timestamptz + interval '30 minutes', busy_until = null where id = $1`,
    [bathId, instantAt(tomorrow, '07:00')],
  )
  expect((await change('marta', stay.id, { status: 'no-show' })).status).toBe(200)
  expect((await stay.bathNow()).status).toBe('cancelled')
})

test('a move is tried with all that goes along; what cannot go along is named, and may be given up in the same act', async () => {
  const first = nextOpenDay('Guardería', 90)
  const stay = await bathedDay('Se prueba', first)
  const bathBefore = await stay.bathNow()
  const later = nextOpenDay('Guardería', 97)
  const preview = (changes: object, who: 'ana' | 'luis' = 'ana') =>
    server.request(who, 'POST', `/api/serviceBookings/${stay.id}/preview`, changes)
  const tried = await preview({ start: later, end: later })
  expect(tried.body.data).toMatchObject({
    serviceBooking: { start: later },
    addOns: [{ id: bathBefore.id, start: instantAt(later, '15:00'), status: 'pending' }],
  })
  expect(await stay.bathNow()).toEqual(bathBefore)
  expect((await preview({ start: later, end: later }, 'luis')).status).toBe(404)

  const full = nextOpenDay('Guardería', 104)
  for (const name of ['Llena uno', 'Llena dos']) await bathedDay(name, full)
  const refused = await preview({ start: full, end: full })
  expect(refused.body.leftOut).toMatchObject({ id: bathBefore.id })
  const changes = { start: full, end: full, withoutAddOns: [bathBefore.id] }
  expect((await preview(changes)).body.data.addOns).toMatchObject([{ status: 'cancelled' }])
  expect((await change('ana', stay.id, changes)).status).toBe(200)
  expect(await stay.bathNow()).toMatchObject({ status: 'cancelled', start: bathBefore.start })
})

test('a shortened stay moves its last service to the new end', async () => {
  const [first, last] = openDaysInARow('Guardería', 111, 2)
  const stay = await bathedDay('Se acorta', first!, last)
  expect((await change('ana', stay.id, { start: first, end: first })).status).toBe(200)
  expect((await stay.bathNow()).start).toBe(instantAt(first!, '15:00'))
})

test('an extension is quoted as it is charged: at the rates of the sale', async () => {
  const first = nextOpenDay('Guardería', 118)
  const stay = await bathedDay('Se queda más', first)
  await change('marta', stay.id, { status: 'confirmed' })
  const [begun, , end] = openDaysInARow('Guardería', 1, 3)
  await writeStay(stay.id, begun!, begun!)
  const { pool } = server.database
  await pool.query(`update bookings set status = 'checked-in' where id = $1`, [stay.id])
  await pool.query(`update services set price_centavos = price_centavos * 2 where id = $1`, [dayCare])
  const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${stay.id}`)
  const { booking } = body.data.deskBooking
  const wanted = { serviceId: dayCare, rumiIds: booking.rumiIds, start: booking.start, end }
  const quoted = await server.request('marta', 'POST', '/api/serviceBookings/quote', {
    ...wanted,
    moving: stay.id,
  })
  const tried = await server.request('marta', 'POST', `/api/desk/bookings/${stay.id}/preview`, { end })
  await pool.query(`update services set price_centavos = price_centavos / 2 where id = $1`, [dayCare])
  expect(quoted.body.data.quote.totalCentavos).toBe(tried.body.data.serviceBooking.totalCentavos)
  const others = await server.request('luis', 'POST', '/api/serviceBookings/quote', {
    ...wanted,
    moving: stay.id,
  })
  expect(others.status).toBe(404)
})

test('a sold stay with a bath moves and extends while both are retired, and nothing new is booked', async () => {
  const stay = await bathedDay('Se queda sin servicio', nextOpenDay('Guardería', 125))
  const offer = async (active: boolean) => {
    for (const service of [dayCare, bath])
      expect((await server.request('admin', 'PUT', `/api/services/${service}`, { active })).status).toBe(200)
  }
  await offer(false)
  const day = nextOpenDay('Guardería', 132)
  const rumiIds = [await eligibleDog(server, 'Llega tarde')]
  const requested = { serviceId: dayCare, rumiIds, start: day, end: day }
  const post = (path: string, body: object) =>
    server.request('ana', 'POST', `/api/serviceBookings${path}`, body)
  for (const path of ['', '/quote'])
    expect(await post(path, requested)).toMatchObject({ status: 422, body: { code: 'no-such-service' } })
  const { booking } = (await server.request('marta', 'GET', `/api/desk/bookings/${stay.id}`)).body.data
    .deskBooking
  const quoted = await post('/quote', { ...requested, rumiIds: booking.rumiIds, moving: stay.id })
  expect(quoted.body.data.quote).toMatchObject({ noPlace: null })
  expect((await change('ana', stay.id, { start: day, end: day })).status).toBe(200)
  expect((await stay.bathNow()).start).toBe(instantAt(day, '15:00'))

  const [begun, , end] = openDaysInARow('Guardería', 1, 3)
  await change('marta', (await stay.bathNow()).id, { status: 'cancelled' })
  await change('marta', stay.id, { status: 'confirmed' })
  await writeStay(stay.id, begun!, begun!)
  await server.database.pool.query(`update bookings set status = 'checked-in' where id = $1`, [stay.id])
  const stayed = await change('marta', stay.id, { end })
  await offer(true)
  expect(stayed).toMatchObject({ status: 200, body: { data: { serviceBooking: { end } } } })
})

test('an extension after the end of a pass is paid in money, and the pass pays no more than before', async () => {
  const sold = { kind: 'day-care-month', ownerId: server.ids.luis, payment: { method: 'cash' } }
  const { id: passId } = (await server.request('marta', 'POST', '/api/passes', sold)).body.data.pass
  const [first, second, third] = openDaysInARow('Guardería', 2, 3)
  const rumiIds = [await eligibleDog(server, 'Se alarga', { owner: 'luis' })]
  const requested = { serviceId: dayCare, rumiIds, start: first, end: second }
  const { body } = await server.request('luis', 'POST', '/api/serviceBookings', requested)
  const { id, totalCentavos } = body.data.serviceBooking
  expect(totalCentavos).toBe(0)
  const { pool } = server.database
  await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, { status: 'confirmed' })
  await pool.query(`update bookings set status = 'checked-in' where id = $1`, [id])
  // Credits of an ended pass pay for nothing more, even for a day of its term.
  await pool.query(`update passes set status = 'expired', valid_until = $2 where id = $1`, [passId, third])
  const quoted = await server.request('marta', 'POST', '/api/serviceBookings/quote', {
    ...requested,
    end: third,
    moving: id,
  })
  const stayed = await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, { end: third })
  expect(stayed.body.data.serviceBooking.totalCentavos).toBe(350_00)
  expect(quoted.body.data.quote.totalCentavos).toBe(350_00)
  const { rows } = await pool.query('select day::text from pass_credits where booking_id = $1 order by day', [
    id,
  ])
  expect(rows).toEqual([{ day: first }, { day: second }])
})
