import { addDays, addMonths, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expireWaitingBookings } from '../../../apps/api/src/bookings/index.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let serviceId: string
beforeAll(async () => {
  server = await openTestServer()
  serviceId = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

type Booking = { id: string; status: string; awaits: string[]; heldUntil: string | null; version: number }
type MedicalRecord = { _id: string; product: string }

const within = { timeout: 15_000, interval: 100 }
const bookingsPath = '/api/serviceBookings'
const medicalRecordsPath = '/api/medical-records'

/** A dog that its owner wrote down, with what an owner may bring. */
async function broughtDog(who: Newcomer, birthDate = addDays(today(), -900)) {
  const dog = { name: 'Recién', sex: 'macho', birthDate, weightKg: 8 }
  const { body } = await who.request('POST', '/api/rumis', dog)
  const rumiId: string = body.data.rumi._id
  const medicalRecords: MedicalRecord[] = []
  for (const medicalRecord of allMedicalRecords({ rumiId, appliedOn: addDays(today(), -10) }).slice(0, 5))
    medicalRecords.push(
      (await who.request('POST', medicalRecordsPath, medicalRecord)).body.data.medicalRecord,
    )
  return { rumiId, medicalRecords }
}

const book = (who: Newcomer, rumiIds: string[], day: string) =>
  who.request('POST', bookingsPath, { serviceId, rumiIds, start: day, end: day })
const verify = ({ _id }: MedicalRecord) =>
  server.request('marta', 'PATCH', `${medicalRecordsPath}/${_id}`, { verified: true })
const appliedOn = today()
const evaluate = (rumiId: string, result: string) =>
  server.request('marta', 'POST', medicalRecordsPath, { rumiId, kind: 'evaluation', result, appliedOn })
async function stateOf(who: Newcomer, id: string): Promise<Booking> {
  const { body } = await who.request('GET', bookingsPath)
  return body.data.serviceBookings.find((one: Booking) => one.id === id)
}
const notifiedKinds = async (who: Newcomer) => {
  const { body } = await who.request('GET', `/api/notifications/${who.id}`)
  return body.data.notifications.map(({ kind }: { kind: string }) => kind) as string[]
}
const reported = (who: Newcomer, kind: string) =>
  vi.waitFor(async () => expect(await notifiedKinds(who)).toContain(kind), within)

test('a booking with unverified records waits, and the evaluation of its first day confirms it', async () => {
  const ana = await newcomer(server)
  const puppy = addDays(today(), -15 * 7)
  expect(addMonths(puppy, 4) > today()).toBe(true)
  const { rumiId, medicalRecords } = await broughtDog(ana, puppy)
  for (const daysAgo of [50, 30]) {
    const dose = { rumiId, kind: 'vaccine', product: 'Múltiple', appliedOn: addDays(today(), -daysAgo) }
    medicalRecords.push((await ana.request('POST', medicalRecordsPath, dose)).body.data.medicalRecord)
  }
  const days = [nextOpenDay('Guardería', 3), nextOpenDay('Guardería', 9)]
  const requested = { serviceId, rumiIds: [rumiId], start: days[0], end: days[0] }
  const { body } = await ana.request('POST', `${bookingsPath}/quote`, requested)
  const [eligibility] = body.data.quote.eligibility
  expect(eligibility.ok).toBe(true)
  expect(eligibility.reasons.map(({ code }: { code: string }) => code)).toEqual([
    'multiple-unverified',
    'rabies-unverified',
    'bordetella-unverified',
    'deworming-internal-unverified',
    'deworming-external-unverified',
    'evaluation-first-day',
  ])
  const booked: Booking[] = []
  for (const day of days) booked.push((await book(ana, [rumiId], day)).body.data.serviceBooking)
  expect(booked).toMatchObject([
    { status: 'pending', awaits: ['papers', 'evaluation'], heldUntil: null },
    { status: 'pending', awaits: ['papers', 'evaluation'] },
  ])
  const [first, second] = booked as [Booking, Booking]
  expect(
    await server.request('marta', 'PUT', `${bookingsPath}/${first.id}`, { status: 'confirmed' }),
  ).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('Expedientes') },
  })
  await Promise.all(medicalRecords.map(verify))
  for (const { id } of booked)
    expect(await stateOf(ana, id)).toMatchObject({ status: 'pending', awaits: ['evaluation'] })
  expect((await evaluate(rumiId, 'passed')).status).toBe(201)
  for (const { id } of [first, second])
    expect(await stateOf(ana, id)).toMatchObject({ status: 'confirmed', awaits: [] })
  await reported(ana, 'booking-confirmed')
  await reported(ana, 'evaluation-recorded')
  expect((await notifiedKinds(ana)).filter((kind) => kind === 'booking-confirmed')).toHaveLength(1)
})

test('several days requested at once wait as each would alone', async () => {
  const ana = await newcomer(server)
  const { rumiId } = await broughtDog(ana)
  const days = [nextOpenDay('Guardería', 50), nextOpenDay('Guardería', 57)]
  const { body } = await ana.request('POST', `${bookingsPath}/recurring`, {
    serviceId,
    rumiIds: [rumiId],
    days,
  })
  const waits = { status: 'pending', awaits: ['papers', 'evaluation'] }
  expect(body.data.serviceBookings).toMatchObject([waits, waits])
})

test('a day that waits for its evaluation gives its place back once it is over and its dog did not come', async () => {
  const ana = await newcomer(server, 1)
  const { pool, db } = server.database
  await pool.query(`delete from medical_records where dog_id = $1 and kind = 'evaluation'`, ana.dogs)
  const { id }: Booking = (await book(ana, ana.dogs, nextOpenDay('Guardería', 64))).body.data.serviceBooking
  const isOn = (day: string) =>
    pool.query('update bookings set start_day = $2, end_day = $2 where id = $1', [id, day])
  await isOn(today())
  await expireWaitingBookings(db)
  expect(await stateOf(ana, id)).toMatchObject({ status: 'pending', awaits: ['evaluation'] })
  await isOn(addDays(today(), -1))
  await expireWaitingBookings(db)
  expect((await stateOf(ana, id)).status).toBe('cancelled')
})

test('a failed evaluation ends the visit and gives back the days that follow, and says so', async () => {
  const ana = await newcomer(server)
  const { rumiId, medicalRecords } = await broughtDog(ana)
  const days = [nextOpenDay('Guardería', 15), nextOpenDay('Guardería', 22)]
  const ids: string[] = []
  for (const day of days) ids.push((await book(ana, [rumiId], day)).body.data.serviceBooking.id)
  await Promise.all(medicalRecords.map(verify))
  const start = instantAt(nextOpenDay('Grooming', 25), '12:00')
  const bath = { serviceId: await serviceOf(server, 'Grooming'), rumiIds: [rumiId], start, end: start }
  const bathed: Booking = (await server.request('marta', 'POST', bookingsPath, bath)).body.data.serviceBooking
  await evaluate(rumiId, 'failed')
  for (const id of ids) expect((await stateOf(ana, id)).status).toBe('cancelled')
  // A bath requires no evaluation.
  expect((await stateOf(ana, bathed.id)).status).toBe('confirmed')
  await reported(ana, 'booking-cancelled')
  const { rows } = await server.database.pool.query(
    'select count(*)::int as days from booking_days where booking_id = any($1)',
    [ids],
  )
  expect(rows).toEqual([{ days: 0 }])
  const { status, body } = await book(ana, [rumiId], nextOpenDay('Guardería', 30))
  expect([status, body.code, body.message]).toEqual([
    422,
    'not-eligible',
    'No pasó su evaluación de conducta. Escríbenos y agendamos otra.',
  ])
})

test('a visit that ends with a failed evaluation returns all its payments', async () => {
  const setTerms = (keepPercent: number) =>
    server.request('admin', 'PATCH', '/api/settings', { cancellation: { freeUntilHours: 720, keepPercent } })
  const ana = await newcomer(server)
  const { rumiId, medicalRecords } = await broughtDog(ana)
  await setTerms(50)
  const { id, totalCentavos } = (await book(ana, [rumiId], nextOpenDay('Guardería', 12))).body.data
    .serviceBooking
  await setTerms(0)
  await Promise.all(medicalRecords.map(verify))
  const payment = { target: { bookingId: id }, method: 'card', amountCentavos: totalCentavos }
  expect((await server.request('marta', 'POST', '/api/payments', payment)).status).toBe(201)
  await evaluate(rumiId, 'failed')
  const { body } = await ana.request('GET', `${bookingsPath}/${id}/payments`)
  expect(body.data).toMatchObject({ keptCentavos: 0, returnedCentavos: totalCentavos })
})

test('a medical record that is turned down keeps the place for a while, says why, and another one goes on', async () => {
  const ana = await newcomer(server, 1)
  const rumiId = ana.dogs[0]!
  const day = nextOpenDay('Guardería', 40)
  await server.database.pool.query(`delete from medical_records where dog_id = $1 and product = 'Rabia'`, [
    rumiId,
  ])
  const rabies = { rumiId, kind: 'vaccine', product: 'Rabia', appliedOn: addDays(today(), -10) }
  const medicalRecord: MedicalRecord = (await ana.request('POST', medicalRecordsPath, rabies)).body.data
    .medicalRecord
  const { id }: Booking = (await book(ana, [rumiId], day)).body.data.serviceBooking
  const refusal = { refusal: 'No se lee la fecha.' }
  await server.request('marta', 'PATCH', `${medicalRecordsPath}/${medicalRecord._id}`, refusal)
  const held = await stateOf(ana, id)
  expect(held).toMatchObject({ status: 'pending', awaits: ['papers'], heldUntil: expect.any(String) })
  await reported(ana, 'booking-held')
  await server.database.pool.query(
    `update bookings set held_until = held_until - interval '1 hour' where id = $1`,
    [id],
  )
  const { heldUntil } = await stateOf(ana, id)
  const dewormed = { rumiId, kind: 'deworming-external', appliedOn: addDays(today(), -1) }
  expect((await ana.request('POST', medicalRecordsPath, dewormed)).status).toBe(201)
  // Whatever else is brought meanwhile, the place is not kept any longer for it.
  expect(await stateOf(ana, id)).toMatchObject({ awaits: ['papers'], heldUntil })
  await ana.request('PATCH', `${medicalRecordsPath}/${medicalRecord._id}`, {
    appliedOn: addDays(today(), -11),
  })
  expect(await stateOf(ana, id)).toMatchObject({ awaits: ['papers'], heldUntil: null })
  await server.request('marta', 'PATCH', `${medicalRecordsPath}/${medicalRecord._id}`, refusal)
  // The second notification belongs to an event of a version of its own.
  await vi.waitFor(
    async () => expect((await notifiedKinds(ana)).filter((kind) => kind === 'booking-held')).toHaveLength(2),
    { timeout: 15_000, interval: 200 },
  )
  await expireWaitingBookings(server.database.db)
  expect((await stateOf(ana, id)).status).toBe('pending')
  await server.database.pool.query(
    `update bookings set held_until = now() - interval '1 second' where id = $1`,
    [id],
  )
  await Promise.all([expireWaitingBookings(server.database.db), expireWaitingBookings(server.database.db)])
  expect((await stateOf(ana, id)).status).toBe('cancelled')
  await reported(ana, 'booking-expired')
})

test('a service inside a stay ends when its place is released, and frees its staff', async () => {
  const ana = await newcomer(server, 1)
  const rumiId = ana.dogs[0]!
  const { pool } = server.database
  await pool.query(`delete from medical_records where dog_id = $1 and kind = 'evaluation'`, [rumiId])
  const day = nextOpenDay('Guardería', 92)
  const addOns = [{ serviceId: await serviceOf(server, 'Grooming'), start: instantAt(day, '15:00') }]
  const stay = { serviceId, rumiIds: [rumiId], start: day, end: day, addOns }
  const { id }: Booking = (await ana.request('POST', bookingsPath, stay)).body.data.serviceBooking
  const bath = async () => {
    const { body } = await ana.request('GET', bookingsPath)
    return body.data.serviceBookings.find((one: Booking) => one.id !== id) as Booking
  }
  await server.request('marta', 'PUT', `${bookingsPath}/${(await bath()).id}`, { status: 'confirmed' })
  await pool.query(
    `update bookings set awaits = '{papers}', held_until = now() - interval '1 second' where id = $1`,
    [id],
  )
  await expireWaitingBookings(server.database.db)
  expect([(await stateOf(ana, id)).status, (await bath()).status]).toEqual(['cancelled', 'cancelled'])
  const { rows } = await pool.query('select from dog_occupancies where dog_id = $1', [rumiId])
  expect(rows).toEqual([])
  await reported(ana, 'booking-expired')
  expect((await notifiedKinds(ana)).filter((kind) => kind === 'booking-expired')).toHaveLength(1)
})

test('verified and cancelled, or booked and verified, at the same moment: never both, and nothing waits forever', async () => {
  const ana = await newcomer(server, 1)
  const rumiId = ana.dogs[0]!
  for (const ahead of [50, 57, 64]) {
    await server.database.pool.query(`delete from medical_records where dog_id = $1 and product = 'Rabia'`, [
      rumiId,
    ])
    const rabies = { rumiId, kind: 'vaccine', product: 'Rabia', appliedOn: addDays(today(), -10) }
    const medicalRecord: MedicalRecord = (await ana.request('POST', medicalRecordsPath, rabies)).body.data
      .medicalRecord
    const day = nextOpenDay('Guardería', ahead)
    const [{ body }] = await Promise.all([book(ana, [rumiId], day), verify(medicalRecord)])
    const { id } = body.data.serviceBooking as Booking
    expect((await stateOf(ana, id)).awaits).toEqual([])
    await server.request('marta', 'PATCH', `${medicalRecordsPath}/${medicalRecord._id}`, { verified: false })
    const other = (await book(ana, [rumiId], nextOpenDay('Guardería', ahead + 21))).body.data.serviceBooking
    expect(other.awaits).toEqual(['papers'])
    const [cancelled] = await Promise.all([
      ana.request('DELETE', `${bookingsPath}/${other.id}`),
      verify(medicalRecord),
    ])
    expect(cancelled.status).toBe(204)
    expect((await stateOf(ana, other.id)).status).toBe('cancelled')
    expect((await stateOf(ana, id)).awaits).toEqual([])
  }
})

test('a removed requirement no longer holds a booking', async () => {
  const ana = await newcomer(server, 1)
  const rumiId = ana.dogs[0]!
  await server.database.pool.query(
    `delete from medical_records where dog_id = $1 and product = 'Bordetella'`,
    [rumiId],
  )
  const bordetella = { rumiId, kind: 'vaccine', product: 'Bordetella', appliedOn: addDays(today(), -10) }
  await ana.request('POST', medicalRecordsPath, bordetella)
  const { id }: Booking = (await book(ana, [rumiId], nextOpenDay('Guardería', 50))).body.data.serviceBooking
  expect(await stateOf(ana, id)).toMatchObject({ status: 'pending', awaits: ['papers'] })
  const { requirements } = (await server.request('admin', 'GET', '/api/settings')).body.data.settings
  const dayCare = requirements.dayCare.filter((key: string) => key !== 'bordetella')
  const changed = await server.request('admin', 'PATCH', '/api/settings', { requirements: { dayCare } })
  expect(changed.status).toBe(200)
  await vi.waitFor(
    async () => expect(await stateOf(ana, id)).toMatchObject({ status: 'confirmed', awaits: [] }),
    {
      timeout: 15_000,
      interval: 200,
    },
  )
})
