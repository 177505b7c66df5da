import { execFileSync } from 'node:child_process'
import { addDays, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { postgresForTests } from '../machine/postgres-for-tests.ts'
import { bareBooking, bareMonth } from './bare-statements.ts'
import { type LoadRequest, openConnection, requestsPerSecond } from './http-load.ts'
import { openMeasuredServer, startBareServer, type MeasuredServer } from './measured-server.ts'
import { firstFreeDay } from './past-bookings.ts'
import { percentilesOf, type Percentiles } from './percentiles.ts'
import { type Finding, printFindings } from './print-findings.ts'

const fewBookings = 1_000
const manyBookings = 1_000_000
const rounds = 5
const repetitions = 200
const connections = 16
const loadMs = 2_000
/** Time until a server that was just started is as fast as one that has run for a day. */
const warmUpMs = 8_000

/** Latency of one request at both sizes, and of its bare statement where there is one. */
type Latency = { few: Percentiles; many: Percentiles; bare?: Percentiles }
type Round = { list: Latency; month: Latency; booking: Latency; perSecond: { list: number; bare: number } }

/**
 * Measures what owners wait for beside its bare statements, and beside a server with a thousand times the history. Everything is asked in
 * turns, so that other work of the machine slows all alike.
 */
export async function benchApi(): Promise<boolean> {
  const server = await postgresForTests()
  if (!server) throw new Error('There is no PostgreSQL here and none could be installed.')
  const opened: { close: () => Promise<void> | void }[] = []
  try {
    const few = await openMeasuredServer(server.url, fewBookings)
    opened.push(few)
    const many = await openMeasuredServer(server.url, manyBookings)
    opened.push(many)
    const bare = await startBareServer(few.databaseUrl)
    opened.push(bare)
    await refuseDifferentLists(few, bare.url)
    const warmUp = { requestOf: () => dogsOf(many), connections, ms: warmUpMs, status: 200 }
    await requestsPerSecond({ ...warmUp, url: many.product.url })
    const measure = await roundOf(few, many, bare.url)
    await measure(warmUpMs)
    const measured: Round[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measure(loadMs))
    const isWithin = printFindings(findingsOf(measured))
    console.log(`memory after load: ${residentMegabytes(few.product.child.pid!).toFixed(0)} MB`)
    return isWithin
  } finally {
    for (const one of opened.toReversed()) await one.close()
    await server.stop()
  }
}

const median = (values: readonly number[]) => percentilesOf(values).p50

function findingsOf(measured: readonly Round[]): Finding[] {
  const middle = (of: (round: Round) => number) => median(measured.map(of))
  const timesBare = (name: 'month' | 'booking', what: string, most: number): Finding => ({
    what: `${what}, times the bare p50`,
    value: middle((round) => round[name].few.p50 / round[name].bare!.p50),
    bound: { most },
    beside: `${middle((round) => round[name].few.p50).toFixed(2)} ms beside ${middle((round) => round[name].bare!.p50).toFixed(2)} ms`,
  })
  const asHistoryGrows = (name: 'list' | 'month' | 'booking', what: string): Finding => ({
    what: `${what}, p99 at 10^6 times that at 10^3`,
    value: middle((round) => round[name].many.p99 / round[name].few.p99),
    bound: { most: 1.5 },
    beside: `${middle((round) => round[name].many.p99).toFixed(1)} ms beside ${middle((round) => round[name].few.p99).toFixed(1)} ms`,
  })
  return [
    {
      what: "one's dogs, share of the bare server",
      value: middle(({ perSecond }) => perSecond.list / perSecond.bare),
      bound: { least: 0.4 },
      beside: `${middle(({ perSecond }) => perSecond.list).toFixed(0)}/s beside ${middle(({ perSecond }) => perSecond.bare).toFixed(0)}/s`,
    },
    timesBare('month', 'a month of day care', 4),
    timesBare('booking', 'a booking of a day', 6),
    asHistoryGrows('list', "one's dogs"),
    asHistoryGrows('month', 'a month of day care'),
    asHistoryGrows('booking', 'a booking of a day'),
  ]
}

async function roundOf(few: MeasuredServer, many: MeasuredServer, bareUrl: string) {
  const month = firstFreeDay()
  const days = Array.from({ length: 300 }, (_, ahead) => addDays(month, ahead)).filter((day) =>
    takesPlaceOn('Guardería', day, usualCalendar),
  )
  const sides = { few: await sideOf(few, month, days), many: await sideOf(many, month, days) }
  const ownDogs = () => dogsOf(few)
  return async (ms: number): Promise<Round> => {
    for (const { sql } of [few, many]) await backgroundWorkDone(sql)
    const load = { requestOf: ownDogs, connections, ms, status: 200 }
    const perSecond = {
      bare: await requestsPerSecond({ ...load, url: bareUrl }),
      list: await requestsPerSecond({ ...load, url: few.product.url }),
    }
    for (const side of [sides.few, sides.many]) await side.connect()
    return {
      perSecond,
      list: await inTurns({ few: sides.few.list, many: sides.many.list }),
      month: await inTurns({
        few: sides.few.month,
        many: sides.many.month,
        bare: () => bareMonth(few.sql, month),
      }),
      booking: await inTurns({
        few: sides.few.booking,
        many: sides.many.booking,
        bare: () => bareBooking(few.sql, sides.few.nextVisit()),
      }),
    }
  }
}

type Work = () => Promise<unknown>

const dogsOf = ({ product }: MeasuredServer): LoadRequest => ({
  method: 'GET',
  path: '/api/rumis',
  token: product.tokenOf('ana'),
})

/** Requests to one server, all on one connection. */
async function sideOf(at: MeasuredServer, month: string, days: readonly string[]) {
  const { product, sql, families } = at
  const { rows } = await sql.query<{ id: string }>(
    `select id from services where type = 'Guardería' and active order by created_at, id limit 1`,
  )
  const service = rows[0]!.id
  const { hostname, port } = new URL(product.url)
  let connection: Awaited<ReturnType<typeof openConnection>> | undefined
  const request = async (requested: LoadRequest, status: number) => {
    const answer = await connection!.request(requested)
    if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.body}`)
  }
  let booked = 0
  /** Each dog comes once a day. */
  const nextVisit = () => {
    const turn = booked++
    const family = turn % families.length
    const day = days[(Math.floor(turn / families.length) + family * 7) % days.length]!
    return { ...families[family]!, day, service }
  }
  return {
    nextVisit,
    /** Opens a connection for a round; the server closes one that is idle for longer. */
    async connect() {
      connection?.close()
      connection = await openConnection(hostname, port)
    },
    list: () => request(dogsOf(at), 200),
    month: () =>
      request(
        {
          method: 'GET',
          path: `/api/availability?serviceId=${service}&from=${month}&to=${addDays(month, 30)}`,
        },
        200,
      ),
    booking: () => {
      const { token, dog, day } = nextVisit()
      const body = { serviceId: service, rumiIds: [dog], start: day, end: day }
      return request({ method: 'POST', path: '/api/serviceBookings', token, body }, 201)
    },
  }
}

async function inTurns(works: { few: Work; many: Work; bare?: Work }): Promise<Latency> {
  const named = Object.entries(works)
  const ms: Record<string, number[]> = Object.fromEntries(named.map(([name]) => [name, []]))
  for (let turn = 0; turn < repetitions; turn += 1) {
    for (const [name, work] of turn % 2 ? named : named.toReversed()) {
      const began = performance.now()
      await work()
      ms[name]!.push(performance.now() - began)
    }
  }
  const { few = [], many = [], bare } = ms
  return {
    few: percentilesOf(few),
    many: percentilesOf(many),
    ...(bare && { bare: percentilesOf(bare) }),
  }
}

/**
 * Waits for the mails and notifications of earlier bookings and for the nightly audit of the books, which a server that was
 * just started catches up on: they take the processor from what is measured next.
 */
async function backgroundWorkDone(sql: MeasuredServer['sql']) {
  const left = `select id::text from outbox union all
    select id::text from jobs.job where state < 'completed' and start_after <= now() union all
    select pid::text from pg_stat_activity where datname = current_database() and state = 'active'
      and pid <> pg_backend_pid() and query like '%books_differences%' limit 1`
  while ((await sql.query(left)).rowCount) await new Promise((done) => setTimeout(done, 200))
}

/** Throws unless the bare server returns what the product returns. */
async function refuseDifferentLists(at: MeasuredServer, bareUrl: string) {
  const { path, token } = dogsOf(at)
  const [one, other] = await Promise.all(
    [at.product.url, bareUrl].map(async (url) => {
      const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
      return reply.text()
    }),
  )
  if (one !== other) throw new Error(`the bare server answers ${other} instead of ${one}`)
}

const residentMegabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
