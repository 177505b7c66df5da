import { randomUUID } from 'node:crypto'
import { addDays, addMinutes, compareInstants, instantAt, type CareSheet, type Visit } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now, today } from '../../../apps/api/src/http/clock.ts'
import { checkedInDog } from '../../support/bookings/checked-in-dog.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openOnAllDays } from '../../support/bookings/open-on-all-days.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  dayCare = await serviceOf(server, 'Guardería')
  await openOnAllDays(server)
})
afterAll(() => server.close())

const minutesAgo = (minutes: number) => addMinutes(now(), -minutes)
const yesterday = () => addDays(today(), -1)
/** A minute ago, or the beginning of the day. */
const recently = () => {
  const midnight = instantAt(today(), '00:00')
  return compareInstants(minutesAgo(1), midnight) < 0 ? midnight : minutesAgo(1)
}

/** A dog that is present for two days, with a dose since midnight. */
async function dose() {
  const { rumiId, arrivedOn } = await checkedInDog(server)
  await server.database.pool.query('update visits set arrived_at = $2, first_day = $3 where dog_id = $1', [
    rumiId,
    instantAt(arrivedOn, '08:00'),
    arrivedOn,
  ])
  const { body } = await server.request('marta', 'POST', '/api/careItems', {
    rumiId,
    kind: 'medicine',
    name: 'Apoquel',
    dose: '1 tableta',
    times: ['00:00'],
    from: yesterday(),
  })
  return { rumiId, careItemId: body.data.careItem.id as string }
}
type Marked = { day?: string; markedAt?: string }
const mark = (
  careItemId: string,
  marked: Marked = {},
  { who = 'marta', key = randomUUID() }: { who?: DemoName; key?: string } = {},
) =>
  server.request(
    who,
    'POST',
    '/api/careMarks',
    { careItemId, day: today(), time: '00:00', result: 'given', ...marked },
    { 'idempotency-key': key },
  )
const entryOf = async (rumiId: string, day = today()) => {
  const { body } = await server.request('marta', 'GET', `/api/careSheet?day=${day}`)
  const { entries } = body.data.careSheet as CareSheet
  return entries.find((entry) => entry.rumiId === rumiId)!
}

/** A dog of Ana's that is expected today at the day care. */
async function expected() {
  const rumiId = await eligibleDog(server, 'Tableta')
  const booking = { serviceId: dayCare, rumiIds: [rumiId], start: today(), end: today() }
  const made = await server.request('marta', 'POST', '/api/serviceBookings', booking)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return visitOf(rumiId)
}
const visitOf = async (rumiId: string) =>
  (await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)).body.data.visits.at(-1) as Visit
const step = (visit: Visit, name: 'arrival' | 'departure', body: object, key: string = randomUUID()) =>
  server.request('marta', 'POST', `/api/visits/${visit.id}/${name}`, body, { 'idempotency-key': key })
type AuditChange = { field: string; after: string }
const auditOf = async (id: string) => {
  const { rows } = await server.database.pool.query<{ at: string; action: string; changes: AuditChange[] }>(
    'select at, action, changes from audit_entries where entity_id = $1 order by at',
    [id],
  )
  return rows
}

test('a mark made offline has the time of its press, and the audit trail that of its receipt', async () => {
  const { rumiId, careItemId } = await dose()
  const markedAt = minutesAgo(2)
  const made = await mark(careItemId, { day: yesterday(), markedAt })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect(Date.parse(made.body.data.careMark.markedAt)).toBe(Date.parse(markedAt))
  expect(Date.parse((await entryOf(rumiId, yesterday())).markedAt!)).toBe(Date.parse(markedAt))
  const [received, ...others] = await auditOf(made.body.data.careMark.id)
  expect([received, others]).toMatchObject([{ action: 'created' }, []])
  expect(Date.parse(received!.at)).toBeGreaterThan(Date.parse(markedAt) + 60_000)
})

test('rejects a mark of the future, of before its day, and of more than a day ago', async () => {
  const { careItemId } = await dose()
  const wrong: Marked[] = [
    { markedAt: addMinutes(now(), 5) },
    { markedAt: addMinutes(instantAt(today(), '00:00'), -1) },
    { day: yesterday(), markedAt: minutesAgo(24 * 60 + 1) },
  ]
  for (const marked of wrong)
    expect(await mark(careItemId, marked)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'markedAt' }] },
    })
})

test('the clock of a device may be some seconds ahead, and the mark is of now', async () => {
  const { careItemId } = await dose()
  const made = await mark(careItemId, { markedAt: new Date(Date.parse(now()) + 30_000).toISOString() })
  expect(made.status).toBe(201)
  expect(Date.parse(made.body.data.careMark.markedAt)).toBeLessThanOrEqual(Date.parse(now()))
})

test('a mark sent five times at once and once more under its key is one mark, and one answer', async () => {
  const { careItemId } = await dose()
  const [key, marked] = [randomUUID(), { markedAt: recently() }]
  await Promise.all(Array.from({ length: 5 }, () => mark(careItemId, marked, { key })))
  const [once, again] = [await mark(careItemId, marked, { key }), await mark(careItemId, marked, { key })]
  expect([once.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(once.body)
  const { rows } = await server.database.pool.query('select from care_marks where care_item_id = $1', [
    careItemId,
  ])
  expect(rows).toHaveLength(1)
})

test('of two devices at one dose the second reads who gave it and when, though it was pressed first', async () => {
  const { rumiId, careItemId } = await dose()
  expect((await mark(careItemId)).status).toBe(201)
  const late = await mark(careItemId, { markedAt: recently() }, { who: 'admin' })
  expect(late).toMatchObject({ status: 409, body: { code: 'already-marked' } })
  expect(late.body.message).toMatch(/^Marta ya la marcó a las \d{1,2}:\d{2}: completa\./)
  expect(await entryOf(rumiId)).toMatchObject({ status: 'given', markedByName: 'Marta' })
})

test('an arrival and a departure made offline keep their times', async () => {
  const visit = await expected()
  const [arrivedAt, leftAt] = [recently(), now()]
  const arrived = await step(visit, 'arrival', { arrivedAt })
  expect(arrived.status, JSON.stringify(arrived.body)).toBe(201)
  const left = await step(visit, 'departure', { leftAt, collectedBy: '' })
  expect(left.status, JSON.stringify(left.body)).toBe(201)
  const gone = await visitOf(visit.rumiId)
  expect([gone.status, Date.parse(gone.arrivedAt!), Date.parse(gone.leftAt!)]).toEqual([
    'gone',
    Date.parse(arrivedAt),
    Date.parse(leftAt),
  ])
  const { rows } = await server.database.pool.query('select status from bookings where id = $1', [
    visit.bookingIds[0],
  ])
  expect(rows).toEqual([{ status: 'checked-out' }])
})

test('rejects an arrival or a departure of the future or of another day', async () => {
  const visit = await expected()
  for (const arrivedAt of [addMinutes(now(), 5), addMinutes(instantAt(today(), '00:00'), -1)])
    expect(await step(visit, 'arrival', { arrivedAt })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'arrivedAt' }] },
    })
  await step(visit, 'arrival', {})
  expect(await step(visit, 'departure', { leftAt: addMinutes(now(), 5) })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'leftAt' }] },
  })
})

test('a dog never leaves before it arrived, whatever the clock of the device says', async () => {
  const visit = await expected()
  await step(visit, 'arrival', {})
  expect((await step(visit, 'departure', { leftAt: recently() })).status).toBe(201)
  const { arrivedAt, leftAt } = await visitOf(visit.rumiId)
  expect(leftAt).toBe(arrivedAt)
})

test('an arrival sent again under its key is the same one; another device’s is refused, and one dog is present', async () => {
  const visit = await expected()
  const [key, body] = [randomUUID(), { arrivedAt: recently() }]
  const [once, again] = [await step(visit, 'arrival', body, key), await step(visit, 'arrival', body, key)]
  expect([once.status, again.status, again.body]).toEqual([201, 201, once.body])
  expect(await step(visit, 'arrival', body)).toMatchObject({
    status: 409,
    body: { code: 'step-not-allowed' },
  })
  const { body: list } = await server.request('marta', 'GET', '/api/visits')
  const present = (list.data.visits as Visit[]).filter(({ rumiId }) => rumiId === visit.rumiId)
  expect(present).toMatchObject([{ status: 'in-house' }])
})

test('the audit trail holds when a departure made offline was received', async () => {
  const visit = await expected()
  const [arrivedAt, leftAt] = [recently(), now()]
  await step(visit, 'arrival', { arrivedAt })
  await step(visit, 'departure', { leftAt })
  const last = (await auditOf(visit.id)).at(-1)!
  expect(Date.parse(last.changes.find(({ field }) => field === 'leftAt')!.after)).toBe(Date.parse(leftAt))
  expect(Date.parse(last.at)).toBeGreaterThan(Date.parse(leftAt))
})
