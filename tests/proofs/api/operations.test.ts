import {
  callList,
  openApiDocument,
  refusals,
  resources,
  type RefusalCode,
  type ResourceSpec,
} from '@rumi/contract'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNetwork, type Answered, type Network } from '../../support/requests/open-network.ts'
import { missingId, type About } from '../../support/requests/request-context.ts'
import { requestFor, type Named } from '../../support/requests/operation-requests.ts'
import { callers, operationStatuses, type Promised } from '../../support/statuses/operation-statuses.ts'
import { sameForAll } from '../../support/statuses/promised-statuses.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { asManyAsTheyLike, setLimits } from '../../support/bookings/with-limits.ts'

let server: TestServer
let network: Network
let restoreLimits: () => void
beforeAll(async () => {
  restoreLimits = setLimits(asManyAsTheyLike)
  server = await openTestServer()
  // Every operation on an order buys one first.
  await server.database.pool.query('update products set stock = 10000')
  network = await openNetwork(server)
})
afterAll(async () => {
  restoreLimits()
  await server.close()
})

const people: readonly (DemoName | null)[] = [null, 'ana', 'luis', 'marta', 'conta', 'admin']

const { paths } = openApiDocument({ version: '1.0.0', serverUrl: 'http://localhost' })

const operations: Named[] = Object.entries(paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([method, { operationId }]) => ({
    operationId,
    path,
    method: method.toUpperCase(),
  })),
)

/** The statuses that the document says an operation may answer with. */
const documented = ({ path, method }: Named) =>
  Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {}).map(Number)

const linesOf = (promised: Promised) =>
  Object.entries('length' in promised ? { record: promised } : promised) as [About, readonly number[]][]

/** Differences between a response and the contract; empty where they agree. */
function amissIn({ operationId }: Named, { status, body }: Answered): unknown {
  if (status >= 400)
    return body?.message && refusals[body.code as RefusalCode]?.status === status ? undefined : body
  if (!body) return undefined
  const [name = '', verb = ''] = operationId.split('.')
  const call = callList.find((one) => one.name === operationId)
  if (call) return isDeepStrictEqual(call.answer?.parse(body), body) ? undefined : body
  const spec: ResourceSpec = resources[name as keyof typeof resources]
  const records = [body.data[verb === 'list' ? spec.many : spec.one]].flat()
  return records.map((record) => spec.record.strict().safeParse(record).error).find(Boolean)
}

test('every operation of the document has its line, and every line its operation', () => {
  expect(Object.keys(operationStatuses).toSorted((a, b) => a.localeCompare(b))).toEqual(
    operations.map(({ operationId }) => operationId).toSorted((a, b) => a.localeCompare(b)),
  )
})

describe.each(operations)('$operationId', (operation) => {
  const lines = linesOf(operationStatuses[operation.operationId] ?? { record: [0, 0, 0, 0, 0, 0] })

  test.each(lines)('%s is answered to each asker as declared', async (about, promised) => {
    const answered: number[] = []
    for (const who of people) {
      const sent = await requestFor(operation, { server, network, who, about })
      const answer = await network.request(who, sent)
      answered.push(answer.status)
      expect(amissIn(operation, answer), `${sent.method} ${sent.path}`).toBeUndefined()
      expect(documented(operation), `${sent.method} ${sent.path}`).toContain(answer.status)
      expect(answer.headers.get('cache-control'), `${sent.method} ${sent.path}`).toBe('no-store')
    }
    const text = (statuses: readonly number[]) =>
      Object.fromEntries(callers.map((asker, i) => [asker, statuses[i]]))
    expect(text(answered)).toEqual(text(promised))
  })
})

/** Request for a record named in the path, and the administrator's status where it does not exist. */
const ofOne = operations.flatMap((operation) => {
  const lines = linesOf(operationStatuses[operation.operationId] ?? sameForAll(0))
  const missing = lines.find(([about]) => about === 'missing')
  return missing && operation.path.includes('{')
    ? [{ ...operation, expected: missing[1][callers.indexOf('an admin')] }]
    : []
})

test.each(ofOne)(
  '$operationId answers what is no id as what is missing',
  async ({ expected, ...operation }) => {
    const sent = await requestFor(operation, { server, network, who: 'admin', about: 'missing' })
    const answer = await network.request('admin', { ...sent, path: sent.path.replace(missingId, 'no-id') })
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
  },
)
