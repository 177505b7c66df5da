import { setTimeout as pause } from 'node:timers/promises'
import { addDays, type ServiceType, takesPlaceOn, usualCalendar } from '@rumi/contract'
import type { Client } from 'pg'
import { postgresForTests } from '../machine/postgres-for-tests.ts'
import { openBareEmbedded, openBesideBare, openServer } from './api-servers.ts'
import { bareAvailability, bareBooking } from './bare-statements.ts'
import { type LoadRequest, openConnection, requestsPerSecond } from './http-load.ts'
import { firstFreeDay } from './past-bookings.ts'
import { percentilesOf } from './percentiles.ts'
import { type Finding, printFindings } from './print-findings.ts'
import { execFileSync } from 'node:child_process'

const rounds = 5
const loadMs = 2_000
/** Until a server that was just started is as quick as one that has run for a day. */
const warmUpMs = 8_000
const connections = 16
const repetitions = 150
/** A server gives back what a load took once it has been quiet for five seconds. */
const restMs = 10_000

type Beside = Awaited<ReturnType<typeof openBesideBare>>
type Embedded = Awaited<ReturnType<typeof openServer>> & {
  bare: Awaited<ReturnType<typeof openBareEmbedded>>
}

/** Each thing that is measured, by its name, once a round. */
type Measured = Record<
  'bareList' | 'list' | 'bareEmbeddedList' | 'embeddedList' | 'bookings' | 'hours',
  number
> & {
  month: Pair
  booking: Pair
}
/** Middle milliseconds of ours and of the bare statement, asked in turns. */
type Pair = { ours: number; bare: number }

/** Measures the API beside its bare statements, in rounds of all of it, so that what else the machine does falls on all alike. */
export async function benchApi(): Promise<boolean> {
  const server = await postgresForTests()
  if (!server) throw new Error('There is no PostgreSQL here and none could be installed.')
  const beside = await openBesideBare(server.url)
  const embedded = { ...(await openServer()), bare: await openBareEmbedded() }
  try {
    const round = await roundOf(beside, embedded)
    await round(warmUpMs)
    const measured: Measured[] = []
    for (let turn = 0; turn < rounds; turn += 1) measured.push(await round())
    const megabytesNow = () => ({
      server: residentMegabytes(beside.product.child.pid!),
      embedded: residentMegabytes(embedded.product.child.pid!),
    })
    const underLoad = megabytesNow()
    await eventsDelivered(beside.sql)
    await pause(restMs)
    const megabytes = { underLoad, atRest: megabytesNow() }
    return printFindings(findingsOf(measured, megabytes))
  } finally {
    embedded.bare.close()
    await embedded.close()
    await beside.close()
    await server.stop()
  }
}

const median = (values: readonly number[]) => percentilesOf(values).p50

function findingsOf(
  measured: readonly Measured[],
  megabytes: Record<'underLoad' | 'atRest', Record<'server' | 'embedded', number>>,
): Finding[] {
  const middle = (of: (one: Measured) => number) => median(measured.map(of))
  const pair = (name: 'month' | 'booking', what: string, most: number): Finding => ({
    what: `${what}, times the bare p50`,
    value: middle((one) => one[name].ours / one[name].bare),
    bound: { most },
    beside: `${middle((one) => one[name].ours).toFixed(2)} ms beside ${middle((one) => one[name].bare).toFixed(2)} ms`,
  })
  const memory = (what: string, engine: 'server' | 'embedded', most: number): Finding => ({
    what,
    value: megabytes.atRest[engine],
    bound: { most },
    beside: `${megabytes.underLoad[engine].toFixed(0)} MB as the load ended`,
  })
  return [
    {
      what: "one's dogs, share of the bare server",
      value: middle((one) => one.list / one.bareList),
      bound: { least: 0.6 },
      beside: `${middle((one) => one.list).toFixed(0)}/s beside ${middle((one) => one.bareList).toFixed(0)}/s`,
    },
    {
      what: "one's dogs embedded, a second",
      value: middle((one) => one.embeddedList),
      bound: { least: 2_500 },
    },
    {
      what: "one's dogs embedded, share of the bare server",
      value: middle((one) => one.embeddedList / one.bareEmbeddedList),
      bound: { least: 0.6 },
      beside: `${middle((one) => one.embeddedList).toFixed(0)}/s beside ${middle((one) => one.bareEmbeddedList).toFixed(0)}/s`,
    },
    pair('month', 'a month of day care', 4),
    pair('booking', 'a booking of a day', 5),
    { what: 'bookings a second', value: middle((one) => one.bookings), bound: { least: 400 } },
    { what: 'public grooming hours a second', value: middle((one) => one.hours), bound: { least: 1_000 } },
    memory('memory on PostgreSQL after load, MB', 'server', 150),
    memory('memory embedded after load, MB', 'embedded', 600),
  ]
}

async function roundOf(beside: Beside, embedded: Embedded): Promise<(ms?: number) => Promise<Measured>> {
  const { product, sql, bareUrl, families } = beside
  const month = firstFreeDay()
  const services = await servicesOf(sql)
  const availability = (type: ServiceType): LoadRequest => ({
    method: 'GET',
    path: `/api/availability?serviceId=${services[type]}&from=${month}&to=${addDays(month, 30)}`,
  })
  const ownDogs = (token: string): LoadRequest => ({ method: 'GET', path: '/api/rumis', token })
  const perSecond = (ms: number, url: string, request: LoadRequest) =>
    requestsPerSecond({ url, requestOf: () => request, connections, ms, status: 200 })

  const days = openDays(month)
  let booked = 0
  /** Each dog once a day; those who book at the same time are different families, on different days. */
  const nextVisit = () => {
    const turn = booked++
    const family = turn % families.length
    const day = (Math.floor(turn / families.length) + family * 7) % days.length
    return { ...families[family]!, day: days[day]! }
  }
  const bookingRequest = (): LoadRequest => {
    const { token, dog, day } = nextVisit()
    const body = { serviceId: services.Guardería, rumiIds: [dog], start: day, end: day }
    return { method: 'POST', path: '/api/serviceBookings', token, body }
  }
  const bareVisit = () => bareBooking(sql, { ...nextVisit(), service: services.Guardería })
  await refuseDifferentLists(beside, ownDogs(product.tokenOf('ana')))

  const measure = async (ms: number): Promise<Measured> => ({
    bareList: await perSecond(ms, bareUrl, ownDogs(product.tokenOf('ana'))),
    list: await perSecond(ms, product.url, ownDogs(product.tokenOf('ana'))),
    bareEmbeddedList: await perSecond(ms, embedded.bare.url, ownDogs(embedded.bare.token)),
    embeddedList: await perSecond(ms, embedded.product.url, ownDogs(embedded.families[0]!.token)),
    month: await inTurns(product.url, {
      requestOf: () => availability('Guardería'),
      status: 200,
      bare: () => bareAvailability.Guardería(sql, month),
    }),
    booking: await inTurns(product.url, { requestOf: bookingRequest, status: 201, bare: bareVisit }),
    bookings: await requestsPerSecond({
      url: product.url,
      requestOf: bookingRequest,
      connections,
      ms,
      status: 201,
    }),
    hours: await perSecond(ms, product.url, availability('Grooming')),
  })
  return async (ms = loadMs) => {
    await eventsDelivered(sql)
    return measure(ms)
  }
}

/** Waits until nothing is left of what bookings set going, whose mails and notifications take the processor from what is measured next. */
async function eventsDelivered(sql: Client) {
  const left = `select id::text from outbox union all
    select id::text from jobs.job where state < 'completed' and start_after <= now() limit 1`
  while ((await sql.query(left)).rowCount) await pause(200)
}

type Turns = { requestOf: () => LoadRequest; status: number; bare: () => Promise<unknown> }

/** Asks the server and does the bare thing one after the other, so that both meet the same machine. */
async function inTurns(url: string, { requestOf, status, bare }: Turns): Promise<Pair> {
  const { hostname, port } = new URL(url)
  const connection = await openConnection(hostname, port)
  const ours = async () => {
    const answer = await connection.ask(requestOf())
    if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.body}`)
  }
  const ms = { ours: [] as number[], bare: [] as number[] }
  const measure = async (work: () => Promise<unknown>, into: number[]) => {
    const began = performance.now()
    await work()
    into.push(performance.now() - began)
  }
  for (let turn = 0; turn < repetitions; turn += 1) {
    await measure(ours, ms.ours)
    await measure(bare, ms.bare)
  }
  connection.close()
  return { ours: median(ms.ours), bare: median(ms.bare) }
}

/** A bare server that answers something else would be beside nothing. */
async function refuseDifferentLists({ product, bareUrl }: Beside, { path, token }: LoadRequest) {
  const [one, other] = await Promise.all(
    [product.url, bareUrl].map(async (url) => {
      const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
      return reply.text()
    }),
  )
  if (one !== other) throw new Error(`the bare server answers ${other} instead of ${one}`)
}

async function servicesOf(sql: Client) {
  const { rows } = await sql.query<{ type: ServiceType; id: string }>(
    'select distinct on (type) type, id from services where active order by type, created_at, id',
  )
  return Object.fromEntries(rows.map(({ type, id }) => [type, id])) as Record<ServiceType, string>
}

const openDays = (first: string) =>
  Array.from({ length: 300 }, (_, ahead) => addDays(first, ahead)).filter((day) =>
    takesPlaceOn('Guardería', day, usualCalendar),
  )

/** Memory of a process now. */
const residentMegabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
