import {
  addDays,
  daysBetween,
  dayOf,
  eachDay,
  instantAt,
  minutesBetween,
  takesPlaceOn,
  usualCalendar,
  timeOf,
} from '@rumi/contract'
import { Pool } from 'pg'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import type { SimulatedAppointments } from '../../apps/api/src/db/seed/demo/simulated-appointments.ts'
import type { SimulatedDay } from '../../apps/api/src/db/seed/demo/simulated-weeks.ts'
import { seededRandom } from './seeded-random.ts'
import { addMedicalRecords, type Family } from './families.ts'
import { recordResponses } from './recorded-responses.ts'
import { simulateDay } from './simulate-day.ts'
import type { SimulationState } from './simulation-state.ts'
import { openVirtualServer, type VirtualServer } from './virtual-server.ts'

/** A Monday with six weeks behind it in which no weekday is a rest day. */
const firstDay = '2027-04-05'
const weeksBefore = 2
const weekCount = 4
/** More is asked for than in the year: thirteen dogs fill the demo's house. */
const demand = 26

/** The neighbours of the demo that already come, in the order in which the demo knows them. */
const comingDogs = `
  select d.id, d.owner_id as owner from dogs d join users u on u.id = d.owner_id
  where u.password_hash is null and exists (select from medical_records r where r.dog_id = d.id and r.kind = 'evaluation')
  order by u.created_at, d.created_at`

const visitsOf = `
  select d.dog_id as dog, b.status from bookings b join services s on s.id = b.service_id and s.type = 'Guardería'
  join booking_dogs d on d.booking_id = b.id where $1::date between b.start_day and b.end_day order by b.created_at, d.dog_id`

type Visit = { dog: string; status: string }

/** Stays and visits that took place, each with its room or person. */
const appointmentsBetween = `
  select s.name as service, r.name as resource, b.start_day as "startDay", b.end_day as "endDay",
    b.start_at as "startAt", b.end_at as "endAt", array_agg(d.dog_id order by d.dog_id) as dogs
  from bookings b join services s on s.id = b.service_id join resources r on r.id = b.resource_id
  join booking_dogs d on d.booking_id = b.id
  where b.status in ('checked-in', 'checked-out')
    and (b.start_day between $1 and $2 or b.start_at >= $3 and b.start_at < $4)
  group by b.id, s.id, r.id order by coalesce(b.start_at, b.start_day), b.id`

type Appointment = { service: string; resource: string; dogs: string[] } & (
  | { startDay: string; endDay: string; startAt: null }
  | { startDay: null; startAt: string; endAt: string }
)

/** Simulates some weeks of the demo's families through the real API. Returns attendance at the guardería by day, stays and visits. */
export async function simulateDemoWeeks({
  server,
  seed,
}: {
  server: string
  seed: number
}): Promise<{ weeks: SimulatedDay[][]; appointments: SimulatedAppointments }> {
  const folder = temporaryFolder('demo-weeks')
  const databaseUrl = await createDatabase(server, `rumi_demo_weeks_${process.pid}`)
  const product = await openVirtualServer({ databaseUrl, folder, instant: instantAt(firstDay, '06:00') })
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const { body } = await product.request(null, 'GET', '/api/catalog')
    const { rows: dogs } = await pool.query<{ id: string; owner: string }>(comingDogs)
    const simulation: SimulationState = {
      product,
      chance: seededRandom(seed),
      responses: recordResponses(),
      demand,
      services: body.data.services,
      families: await familiesOf(product, dogs),
    }
    const placeOf = new Map(dogs.map(({ id }, place) => [id, place]))
    const visitsOn = async (day: string) => (await pool.query<Visit>(visitsOf, [day])).rows
    const days = eachDay(firstDay, addDays(firstDay, (weeksBefore + weekCount) * 7 - 1))
    const firstRecorded = addDays(firstDay, weeksBefore * 7)
    const lived: SimulatedDay[] = []
    for (const day of days) {
      const before = await visitsOn(day)
      await simulateDay(simulation, day)
      if (takesPlaceOn('Guardería', day, usualCalendar))
        lived.push(livedDay(before, await visitsOn(day), placeOf))
    }
    const openDays = 5
    const weeks = Array.from({ length: weekCount }, (_, week) =>
      lived.slice((weeksBefore + week) * openDays, (weeksBefore + week + 1) * openDays),
    )
    const lastDay = days.at(-1)!
    const { rows } = await pool.query<Appointment>(appointmentsBetween, [
      firstRecorded,
      lastDay,
      instantAt(firstRecorded, '00:00'),
      instantAt(addDays(lastDay, 1), '00:00'),
    ])
    return { weeks, appointments: simulatedAppointments(rows, firstRecorded, placeOf) }
  } finally {
    await product.close()
    await pool.end()
    removeFolder(folder)
  }
}

/** Stays and visits by their distance from the first day that is kept. */
function simulatedAppointments(
  appointments: readonly Appointment[],
  firstRecorded: string,
  placeOf: ReadonlyMap<string, number>,
): SimulatedAppointments {
  const since = (day: string) => daysBetween(firstRecorded, day)
  const placesOf = (dogs: readonly string[]) => dogs.flatMap((dog) => placeOf.get(dog) ?? [])
  return {
    stays: appointments.flatMap(({ dogs, resource, ...time }) =>
      time.startAt === null
        ? [[since(time.startDay), placesOf(dogs), resource, daysBetween(time.startDay, time.endDay)] as const]
        : [],
    ),
    visits: appointments.flatMap(({ dogs, service, resource, ...time }) => {
      if (time.startAt === null) return []
      const { startAt, endAt } = time
      const minutes = minutesBetween(startAt, endAt)
      return [[since(dayOf(startAt)), placesOf(dogs), service, resource, timeOf(startAt), minutes] as const]
    }),
  }
}

async function familiesOf(
  product: VirtualServer,
  dogs: readonly { id: string; owner: string }[],
): Promise<Family[]> {
  for (const { id } of dogs)
    await addMedicalRecords(product, id, { appliedOn: addDays(firstDay, -10), days: 400 })
  return [...Map.groupBy(dogs, ({ owner }) => owner)].map(([ownerId, owned]) => ({
    ownerId,
    dogs: owned.map(({ id }) => id),
  }))
}

/** Outcome of each dog's booking; a dog with two requests counts once, by the outcome. */
function livedDay(
  before: readonly Visit[],
  after: readonly Visit[],
  placeOf: ReadonlyMap<string, number>,
): SimulatedDay {
  const wasPending = new Set(before.filter(({ status }) => status === 'pending').map(({ dog }) => dog))
  const fates = new Map<number, keyof SimulatedDay>()
  for (const { dog, status } of after) {
    const place = placeOf.get(dog)
    if (place === undefined) continue
    const fate =
      status === 'no-show'
        ? 'missed'
        : status === 'cancelled'
          ? 'cancelled'
          : wasPending.has(dog)
            ? 'answeredLate'
            : 'came'
    if (fate !== 'cancelled' || !fates.has(place)) fates.set(place, fate)
  }
  const having = (fate: keyof SimulatedDay) =>
    [...fates].flatMap(([place, has]) => (has === fate ? [place] : []))
  return {
    came: having('came'),
    answeredLate: having('answeredLate'),
    missed: having('missed'),
    cancelled: having('cancelled'),
  }
}
