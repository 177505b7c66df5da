import { addMinutes, instantAt } from '@rumi/contract'
import { isDeepStrictEqual } from 'node:util'
import { placesOfADay, type Scenario } from './scarce-capacity.ts'

type Held = { type: string; start: string; end: string; dogs: number; resource: string | null }

const rooms = 6
const groomers = 2
const groomingMinutes = 60

/** Every booking that holds something, read as it was sold and without a thought for counters and constraints. */
async function heldOn({ server }: Scenario): Promise<Held[]> {
  const { rows } = await server.database.pool.query<Held>(`
    select s.type, coalesce(b.start_day::text, to_char(b.start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as start,
      coalesce(b.end_day::text, to_char(b.end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as end,
      (select count(*)::int from booking_dogs d where d.booking_id = b.id) as dogs, b.resource_id::text as resource
    from bookings b join services s on s.id = b.service_id where b.status in ('pending', 'confirmed', 'checked-in')`)
  return rows
}

const starts = (day: string) =>
  Array.from({ length: 23 }, (_, half) => addMinutes(instantAt(day, '07:00'), half * 30))

const instant = (text: string) => new Date(text).getTime()

/** Availability by the server where it differs from a count of all bookings. */
export async function availabilityFaults(stage: Scenario): Promise<string[]> {
  const { server, services, days } = stage
  const held = await heldOn(stage)
  const from = days[0]!
  const to = days.at(-1)!
  const reported = async (serviceId: string) => {
    const { body } = await server.request(
      null,
      'GET',
      `/api/availability?serviceId=${serviceId}&from=${from}&to=${to}`,
    )
    return body.data.availability as {
      date: string
      remaining: number
      slots?: { start: string; remaining: number }[]
    }[]
  }
  const placesLeft = days.map((day) => {
    const dogs = held.filter(({ type, start, end }) => type === 'Guardería' && start <= day && day <= end)
    return placesOfADay - dogs.reduce((sum, one) => sum + one.dogs, 0)
  })
  const roomsLeft = days.map((night) => {
    const slept = held.filter(({ type, start, end }) => type === 'Hotel' && start <= night && night < end)
    return rooms - new Set(slept.map(({ resource }) => resource)).size
  })
  const visits = held.filter(({ type }) => type === 'Grooming' || type === 'Extra-Grooming')
  const groomersLeft = days.flatMap((day) =>
    starts(day).map((start) => {
      const end = instant(start) + groomingMinutes * 60_000
      const busy = visits.filter((visit) => instant(visit.start) < end && instant(start) < instant(visit.end))
      return groomers - new Set(busy.map(({ resource }) => resource)).size
    }),
  )
  const dayCare = (await reported(services.Guardería)).map(({ remaining }) => remaining)
  const hotel = (await reported(services.Hotel)).map(({ remaining }) => remaining)
  const grooming = (await reported(services['Extra-Grooming'])).flatMap(({ slots }) =>
    (slots ?? []).map(({ remaining }) => remaining),
  )
  const compared = [
    ['places', dayCare, placesLeft],
    ['rooms', hotel, roomsLeft],
    ['groomers', grooming, groomersLeft],
  ] as const
  return compared.flatMap(([what, message, counted]) =>
    isDeepStrictEqual(message, counted)
      ? []
      : [`${what}: reported ${message.join()}, counted ${counted.join()}`],
  )
}
