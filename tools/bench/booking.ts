import { addDays, takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { postgresForTests } from '../machine/postgres-for-tests.ts'
import { bareAvailability, bareBooking } from './bare-statements.ts'
import { openMeasuredServer, type MeasuredServer } from './measured-server.ts'
import { firstFreeDay } from './past-bookings.ts'
import { percentilesOf, type Percentiles } from './percentiles.ts'

const fewBookings = 1_000
const manyBookings = 1_000_000
/** A database with a thousand times the history may be this much slower in its worst hundredth. */
const allowedRatio = 1.5
const warmUp = 40

type Work = (at: MeasuredServer, turn: number) => Promise<unknown>
type Measured = { name: string; few: Percentiles; many: Percentiles; isOurs: boolean }

export type BookingBench = { repetitions: number; many?: number }

/**
 * Measures what owners wait for with little and with much history. The two servers are asked in turns, so that
 * whatever else the machine does falls on both alike.
 */
export async function benchBooking({ repetitions, many = manyBookings }: BookingBench): Promise<boolean> {
  const server = await postgresForTests()
  if (!server) throw new Error('There is no PostgreSQL here and none could be installed.')
  const products: MeasuredServer[] = []
  try {
    for (const past of [fewBookings, many]) products.push(await openMeasuredServer(server.url, past))
    const [few, lots] = products as [MeasuredServer, MeasuredServer]
    const measured: Measured[] = []
    for (const [name, work] of Object.entries(await everyWork(few))) {
      const isOurs = !name.startsWith('  ')
      measured.push({ name, isOurs, ...(await compare(few, lots, work, repetitions)) })
    }
    print(measured, many)
    return measured.every(
      ({ isOurs, few: one, many: other }) => !isOurs || other.p99 <= one.p99 * allowedRatio,
    )
  } finally {
    for (const product of products) await product.close()
    await server.stop()
  }
}

async function compare(few: MeasuredServer, many: MeasuredServer, work: Work, repetitions: number) {
  const ms: [number[], number[]] = [[], []]
  for (let turn = 0; turn < warmUp + repetitions; turn += 1) {
    const order = turn % 2 ? [0, 1] : [1, 0]
    for (const which of order) {
      const began = performance.now()
      await work(which === 0 ? few : many, turn)
      if (turn >= warmUp) ms[which === 0 ? 0 : 1].push(performance.now() - began)
    }
  }
  return { few: percentilesOf(ms[0]), many: percentilesOf(ms[1]) }
}

type Offered = { id: string; serviceType: ServiceType }

async function everyWork({ product }: MeasuredServer): Promise<Record<string, Work>> {
  const month = firstFreeDay()
  const days = Array.from({ length: 200 }, (_, ahead) => addDays(month, ahead)).filter((day) =>
    takesPlaceOn('Guardería', day, usualCalendar),
  )
  const idOf = await idsByServer()
  const askMonth =
    (type: ServiceType): Work =>
    async (at) =>
      expectStatus(
        await at.product.ask(
          null,
          'GET',
          `/api/availability?serviceId=${await idOf(at, type)}&from=${month}&to=${addDays(month, 30)}`,
        ),
        200,
      )
  const { body } = await product.ask(null, 'GET', '/api/catalog')
  if (!body.data.services.some((one: Offered) => one.serviceType === 'Hotel')) throw new Error('no services')
  return {
    'a month of guardería': askMonth('Guardería'),
    '  bare statement': (at) => bareAvailability.Guardería(at.sql, month),
    'a month of hotel': askMonth('Hotel'),
    '  bare statement ': (at) => bareAvailability.Hotel(at.sql, month),
    'a month of grooming hours': askMonth('Grooming'),
    '  bare statement  ': (at) => bareAvailability.Grooming(at.sql, month),
    'a booking of a day': async (at, turn) => {
      const { token, dog, day } = visitOf(at, turn)
      const request = { serviceId: await idOf(at, 'Guardería'), rumiIds: [dog], start: day, end: day }
      const answer = await fetch(`${at.product.url}/api/serviceBookings`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
      expectStatus({ status: answer.status, body: await answer.json() }, 201)
    },
    '  bare transaction': async (at, turn) => {
      const { dog, day } = visitOf(at, turn)
      await bareBooking(at.sql, { dog, service: await idOf(at, 'Guardería'), day })
    },
  }
  function visitOf({ families }: MeasuredServer, turn: number) {
    return { ...families[turn % families.length]!, day: days[turn % days.length]! }
  }
}

function expectStatus({ status, body }: { status: number; body: unknown }, expected: number) {
  if (status !== expected) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
}

/** Ids differ from server to server; they are asked for once each. */
async function idsByServer() {
  const known = new Map<string, string>()
  return async (at: MeasuredServer, type: ServiceType) => {
    const key = `${at.past} ${type}`
    const id =
      known.get(key) ??
      (
        await at.sql.query<{ id: string }>(
          'select id from services where type = $1 order by created_at, id limit 1',
          [type],
        )
      ).rows[0]!.id
    known.set(key, id)
    return id
  }
}

const cell = ({ p50, p99 }: Percentiles) => `${p50.toFixed(1).padStart(7)} ${p99.toFixed(1).padStart(7)}`

function print(measured: readonly Measured[], many: number) {
  console.log(
    `\n${''.padEnd(28)}${'1,000 past'.padStart(15)}   ${`${many.toLocaleString('en')} past`.padStart(15)}   p99`,
  )
  console.log(`${'ms'.padEnd(28)}${'p50     p99'.padStart(15)}   ${'p50     p99'.padStart(15)}   ratio`)
  for (const { name, few, many: lots } of measured)
    console.log(
      `${name.trimEnd().padEnd(28)}${cell(few)}   ${cell(lots)}   ${(lots.p99 / few.p99).toFixed(2)}`,
    )
}
