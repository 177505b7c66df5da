import { randomUUID } from 'node:crypto'
import { addDays, defaultSettings, restDayName, type Visit, type WeekHours } from '@rumi/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  await server.database.pool.query(`update pools set capacity = 1000`)
  await server.database.pool.query(`update places set capacity = 1000`)
  dayCare = await serviceOf(server, 'Guardería')
  const everyDay: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '23:45',
  }))
  const hours = { ...defaultSettings.hours, house: everyDay, dayCare: everyDay }
  await server.request('admin', 'PATCH', '/api/settings', { hours })
  for (const day of [today(), addDays(today(), 1)])
    if (restDayName(day) !== null)
      await server.request('admin', 'POST', '/api/houseDays', { day, kind: 'worked' })
})
afterAll(() => server.close())

const steps = ['arrival', 'departure', 'missed', 'reversal', 'together', 'cancel', 'undo'] as const
type Step = { step: (typeof steps)[number]; dog: number }

/** A family of three dogs booked together for one or two days, and the last of them once more by itself. */
async function bookFamily(names: readonly string[], lasts: number) {
  const rumiIds: string[] = []
  for (const name of names) rumiIds.push(await eligibleDog(server, name))
  const book = async (ids: readonly string[]) => {
    const made = await server.request('marta', 'POST', '/api/serviceBookings', {
      serviceId: dayCare,
      rumiIds: ids,
      start: today(),
      end: addDays(today(), lasts),
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.data.serviceBooking.id as string
  }
  const [first, second, third] = rumiIds as [string, string, string]
  return { rumiIds, bookingIds: [await book([first, second]), await book([third])] }
}

/** Takes one step of one dog; returns whether it was accepted. */
async function take({ step, dog }: Step, { rumiIds, bookingIds }: Awaited<ReturnType<typeof bookFamily>>) {
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${rumiIds[dog]}`)
  const visit = (body.data.visits as Visit[]).at(-1)
  const bookingId = bookingIds[dog === 2 ? 1 : 0]!
  if (step === 'together' || step === 'cancel')
    return server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, {
      status: step === 'cancel' ? 'cancelled' : 'checked-out',
    })
  if (!visit) return { status: 404, body: {} }
  if (step === 'undo') {
    const undoId = randomUUID()
    const arrived = await server.request('marta', 'POST', `/api/visits/${visit.id}/arrival`, { undoId })
    return arrived.status === 201 ? server.request('marta', 'POST', `/api/undo/${undoId}`) : arrived
  }
  return server.request('marta', 'POST', `/api/visits/${visit.id}/${step}`, {
    ...(step === 'reversal' && { reason: 'Se anotó por error' }),
  })
}

/** Returns how many dogs of these are present, by their visits. */
async function headCount(rumiIds: readonly string[]) {
  const { rows } = await server.database.pool.query<{ heads: string }>(
    `select count(*) as heads from visits where dog_id = any($1) and status = 'in-house'`,
    [rumiIds],
  )
  return Number(rows[0]!.heads)
}

/** Faults of the stored state of a family: bookings without the visits that they need, visits without bookings. */
const faultsOf = async (rumiIds: readonly string[]) =>
  (
    await server.database.pool.query<{ fault: string }>(
      `select 'booking ' || b.status || ' with a visit ' || coalesce(string_agg(v.status, ',' order by v.status), 'none') as fault
       from bookings b join booking_dogs d on d.booking_id = b.id left join visits v on v.id = d.visit_id
       where d.dog_id = any($1)
       group by b.id, b.status
       having case b.status
         when 'confirmed' then bool_or(v.status is null or v.status not in ('expected', 'missed')) or bool_and(v.status = 'missed')
         when 'checked-in' then not bool_or(v.status = 'in-house')
         when 'checked-out' then not bool_or(v.status in ('gone', 'in-house'))
         when 'no-show' then bool_or(v.status is distinct from 'missed')
         when 'cancelled' then bool_or(v.id is not null)
         else false end
       union all
       select 'visit ' || status || ' without a booking' from visits
       where dog_id = any($1) and not exists (select from booking_dogs where visit_id = visits.id)`,
      [rumiIds],
    )
  ).rows.map(({ fault }) => fault)

test('whatever the desk does in whatever order, the head count is right and bookings follow their dogs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 1 }),
      fc.array(fc.record({ step: fc.constantFrom(...steps), dog: fc.integer({ min: 0, max: 2 }) }), {
        minLength: 4,
        maxLength: 12,
      }),
      async (lasts, taken) => {
        const family = await bookFamily(['Uno', 'Dos', 'Tres'], lasts)
        const present = new Set<number>()
        for (const step of taken) {
          const { status, body } = await take(step, family)
          expect([200, 201, 204, 404, 409, 422], JSON.stringify({ step, body })).toContain(status)
          if (status < 300) count(present, step, await statusAfter(family.rumiIds, step))
          expect(await faultsOf(family.rumiIds), JSON.stringify(step)).toEqual([])
          expect(await headCount(family.rumiIds), JSON.stringify({ step, taken })).toBe(present.size)
        }
      },
    ),
    { numRuns: Number(process.env['RANDOM_DAYS'] ?? 10) },
  )
}, 120_000)

/** Status of a dog's last visit after the step. */
async function statusAfter(rumiIds: readonly string[], { dog }: Step) {
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${rumiIds[dog]}`)
  return (body.data.visits as Visit[]).at(-1)?.status
}

/** Moves a dog in or out of the counted dogs as an accepted step does. */
function count(present: Set<number>, { step, dog }: Step, after: string | undefined) {
  if (step === 'arrival') present.add(dog)
  if (step === 'departure') present.delete(dog)
  if (step === 'together') for (const one of dog === 2 ? [2] : [0, 1]) present.delete(one)
  if (step === 'reversal') {
    if (after === 'in-house') present.add(dog)
    else present.delete(dog)
  }
}
