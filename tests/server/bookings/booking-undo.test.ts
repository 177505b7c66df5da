import { randomUUID } from 'node:crypto'
import { addDays, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay, openDaysInARow } from '../../support/bookings/next-open-day.ts'
import { sendRecordsOfPhoto } from '../../support/requests/records-of-photo.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
let bath: string
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  bath = await serviceOf(server, 'Grooming')
})
afterAll(() => server.close())

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows
const undo = (id: string, who: DemoName = 'marta') => server.request(who, 'POST', `/api/undo/${id}`)
const step = (id: string, status: string, undoId: string) =>
  server.request('marta', 'PUT', `/api/serviceBookings/${id}`, { status, undoId })

/** Everything that a booking has and holds, so that before and after can be laid side by side. */
async function allOf(id: string) {
  const [booking] = await rows<{ status: string; end_day: string; lines: unknown; total_centavos: string }>(
    'select status, start_day::text, end_day::text, lines, total_centavos from bookings where id = $1',
    id,
  )
  const held = await Promise.all([
    rows('select pool, day::text, dogs from booking_days where booking_id = $1 order by day', id),
    rows(
      'select dog_id, kind, start_at, end_at from dog_occupancies where booking_id = $1 order by start_at',
      id,
    ),
    rows('select pass_id, number, day::text from pass_credits where booking_id = $1 order by number', id),
  ])
  return { booking, held }
}

async function stayOf(
  name: string,
  first: string,
  last = first,
  addOns: object[] = [],
  who: DemoName = 'marta',
) {
  const rumiId = await eligibleDog(server, name)
  const { body } = await server.request(who, 'POST', '/api/serviceBookings', {
    ...(who === 'marta' && { clientId: server.ids.ana }),
    serviceId: dayCare,
    rumiIds: [rumiId],
    start: first,
    end: last,
    addOns,
  })
  return body.data.serviceBooking.id as string
}

const held = (act: string) =>
  rows<{ kind: string; waits: boolean }>(
    'select kind, not_before > now() as waits from outbox where act_id = $1',
    act,
  )

test('each step is taken back whole, and what was to follow from it never does', async () => {
  const first = nextOpenDay('Guardería', 20)
  const id = await stayOf('Se equivoca', first, first, [
    { serviceId: bath, start: instantAt(first, '15:00') },
  ])
  await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, { status: 'confirmed' })
  const before = await allOf(id)
  const act = randomUUID()
  expect((await step(id, 'cancelled', act)).status).toBe(200)
  expect((await allOf(id)).held[0]).toEqual([])
  expect(await held(act)).toEqual([{ kind: 'booking-cancelled', waits: true }])
  expect((await undo(act)).status).toBe(204)
  expect(await allOf(id)).toEqual(before)
  expect(await held(act)).toEqual([])
  const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${id}`)
  expect(body.data.events.at(-1)).toMatchObject({ fromStatus: 'cancelled', toStatus: 'confirmed' })
  expect((await undo(act)).status).toBe(404)
  const reported = await rows(
    'select 1 from outbox where payload ->> $1 = $2 and kind = $3',
    'bookingId',
    id,
    'booking-cancelled',
  )
  expect(reported).toEqual([])
})

test('reverting an early departure restores days and price', async () => {
  const [first, last] = openDaysInARow('Guardería', 34, 2)
  const id = await stayOf('Se queda', first!, last)
  await rows('update bookings set status = $2 where id = $1', id, 'confirmed')
  await rows('update bookings set start_day = $2, status = $3 where id = $1', id, today(), 'checked-in')
  const before = await allOf(id)
  const act = randomUUID()
  expect((await step(id, 'checked-out', act)).status).toBe(200)
  expect((await allOf(id)).booking?.end_day).toBe(today())
  expect((await undo(act)).status).toBe(204)
  expect(await allOf(id)).toEqual(before)
})

test('rejects an undo by another user, too late, or after a change', async () => {
  const first = nextOpenDay('Guardería', 48)
  const id = await stayOf('Sigue', first, first, [], 'ana')
  const one = randomUUID()
  await step(id, 'confirmed', one)
  expect((await undo(one, 'admin')).status).toBe(404)
  await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, { notes: 'Trae su cobija' })
  expect(await undo(one)).toMatchObject({ status: 409, body: { code: 'undo-over' } })
  expect((await held(one)).length).toBe(1)
  const late = randomUUID()
  await step(id, 'cancelled', late)
  await rows(`update undoable_acts set until = now() - interval '1 second' where id = $1`, late)
  expect(await undo(late)).toMatchObject({ status: 409, body: { code: 'undo-over' } })
  expect((await allOf(id)).booking?.status).toBe('cancelled')
  expect(await held(late)).toEqual([{ kind: 'booking-cancelled', waits: true }])
  await rows(`update outbox set not_before = now() where act_id = $1`, late)
  await step(id, 'cancelled', late)
  await vi.waitFor(async () => expect(await held(late)).toEqual([]), { timeout: 5_000 })
})

test('an undo does not take back a place that was booked meanwhile', async () => {
  const first = nextOpenDay('Guardería', 62)
  const id = await stayOf('Pierde su lugar', first)
  const act = randomUUID()
  await step(id, 'cancelled', act)
  await rows('update places set capacity = 1 where day = $1', first)
  expect(await stayOf('Ocupa el lugar', first)).toBeTruthy()
  expect(await undo(act)).toMatchObject({ status: 409, body: { code: 'no-capacity' } })
  expect((await allOf(id)).booking?.status).toBe('cancelled')
})

test('cancellations of one act in several requests are undone together', async () => {
  const first = nextOpenDay('Guardería', 76)
  const id = await stayOf('Con baño', first, first, [{ serviceId: bath, start: instantAt(first, '15:00') }])
  const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${id}`)
  const bathId: string = body.data.addOns[0].id
  const act = randomUUID()
  await step(bathId, 'cancelled', act)
  await step(id, 'cancelled', act)
  expect((await undo(act)).status).toBe(204)
  expect((await allOf(id)).booking?.status).toBe('confirmed')
  expect((await allOf(bathId)).booking?.status).toBe('confirmed')
})

test('a medical record that was verified or turned down by mistake waits again', async () => {
  const rumiId = await eligibleDog(server, 'Con papel', { medicalRecords: false })
  const [medicalRecord] = allMedicalRecords({ rumiId, appliedOn: addDays(today(), -10) })
  const made = await server.request('ana', 'POST', '/api/medical-records', medicalRecord)
  const { _id: id } = made.body.data.medicalRecord
  const now = async () =>
    (await server.request('marta', 'GET', `/api/medical-records/${id}`)).body.data.medicalRecord
  const before = await now()
  for (const changes of [{ verified: true }, { refusal: 'No se lee la fecha.' }]) {
    const undoId = randomUUID()
    const settled = await server.request('marta', 'PATCH', `/api/medical-records/${id}`, {
      ...changes,
      undoId,
    })
    expect(settled.status).toBe(200)
    expect(await held(undoId)).toMatchObject([{ waits: true }])
    expect((await undo(undoId)).status).toBe(204)
    const { verifiedAt, verifiedBy, refusal } = before
    expect(await now()).toMatchObject({ verifiedAt, verifiedBy, refusal })
  }
  const owners = randomUUID()
  await server.request('ana', 'PATCH', `/api/medical-records/${id}`, { notes: 'Otra', undoId: owners })
  expect(await rows('select 1 from undoable_acts where id = $1', owners)).toEqual([])
})

/** Medical records brought to the counter for a day that only they keep waiting. */
async function waitingForMedicalRecords(name: string, offset: number) {
  const rumiId = await eligibleDog(server, name, { medicalRecords: false })
  const brought = allMedicalRecords({ rumiId, appliedOn: addDays(today(), -10) })
  const first = nextOpenDay('Guardería', offset)
  return { rumiId, brought, first }
}

test('medical records received at the desk are no longer kept once taken back, and the day that they confirmed waits again', async () => {
  const { rumiId, brought, first } = await waitingForMedicalRecords('Con cartilla', 90)
  const [last, ...others] = brought
  for (const medicalRecord of others)
    await server.request('marta', 'POST', '/api/medical-records', medicalRecord)
  const uploaded = await server.request('ana', 'POST', '/api/medical-records', last)
  const booked = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: [rumiId],
    start: first,
    end: first,
  })
  const booking: string = booked.body.data.serviceBooking.id
  const before = await allOf(booking)
  expect(before.booking?.status).toBe('pending')
  const medicalRecords = () => rows('select id from medical_records where dog_id = $1 order by id', rumiId)
  const known = await medicalRecords()

  const undoId = randomUUID()
  const { rumiId: _dog, ...fields } = last!
  const received = await sendRecordsOfPhoto(server, 'marta', rumiId, { records: [fields], undoId })
  expect(received.body.data.medicalRecords[0]).toMatchObject({ withoutEvidence: '' })
  expect(received.body.data.medicalRecords[0].verifiedAt).not.toBeNull()
  expect((await allOf(booking)).booking?.status).toBe('confirmed')
  expect((await held(undoId)).map(({ kind }) => kind)).not.toContain('medical-record-verified')

  expect((await undo(undoId)).status).toBe(204)
  expect(await allOf(booking)).toEqual(before)
  expect(await medicalRecords()).toEqual(known)
  expect(await held(undoId)).toEqual([])
  expect(uploaded.status).toBe(201)
})

test('an evaluation that was written down by mistake never was, and what it cancelled stands', async () => {
  const rumiId = await eligibleDog(server, 'Aprobada')
  const first = nextOpenDay('Guardería', 92)
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: [rumiId],
    start: first,
    end: first,
  })
  const booking: string = body.data.serviceBooking.id
  const before = await allOf(booking)
  const undoId = randomUUID()
  const failed = { rumiId, kind: 'evaluation', result: 'failed', appliedOn: today(), undoId }
  expect((await server.request('marta', 'POST', '/api/medical-records', failed)).status).toBe(201)
  expect((await allOf(booking)).booking?.status).toBe('cancelled')
  expect((await undo(undoId)).status).toBe(204)
  expect(await allOf(booking)).toEqual(before)
  expect(await rows(`select 1 from medical_records where dog_id = $1 and result = 'failed'`, rumiId)).toEqual(
    [],
  )
})

test('an owner says of no medical record that it is verified', async () => {
  const { brought } = await waitingForMedicalRecords('De Ana', 94)
  const message = { ...brought[0], verified: true }
  expect((await server.request('ana', 'POST', '/api/medical-records', message)).status).toBe(403)
})
