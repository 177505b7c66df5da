import { callList, methodOf, pathOf, resources, type ResourceName, type ResourceSpec } from '@rumi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNetwork, type Answered, type Network } from '../support/requests/open-network.ts'
import { requestFor } from '../support/requests/operation-requests.ts'
import { openTestServer, type TestServer } from '../support/servers/open-test-server.ts'
import { asManyAsTheyLike, setLimits } from '../support/bookings/with-limits.ts'
import { wrongBodies } from '../support/requests/wrong-bodies.ts'

let server: TestServer
let network: Network
let restoreLimits = () => {}
beforeAll(async () => {
  restoreLimits = setLimits(asManyAsTheyLike)
  server = await openTestServer()
  network = await openNetwork(server)
})
afterAll(async () => {
  restoreLimits()
  await server.close()
})

const rows = Object.entries(resources) as [ResourceName, ResourceSpec][]

/** Every operation that takes a JSON body, and the schema of it. */
const writing: { operationId: string; method: string; path: string; schema: ResourceSpec['create'] }[] = [
  ...rows.flatMap(([name, spec]) =>
    (['create', 'update'] as const)
      .filter((verb) => spec.verbs[verb])
      .map((verb) => ({
        operationId: `${name}.${verb}`,
        method: methodOf(spec, verb),
        path: pathOf(spec, verb),
        schema: spec[verb],
      })),
  ),
  ...callList.flatMap(({ name, method, path, body }) =>
    body ? [{ operationId: name, method, path: path.replaceAll(/:(\w+)/g, '{$1}'), schema: body }] : [],
  ),
]

/** Whether a wrong request was answered as one: 400 or 422, saying which fields and why. */
function isNamed({ status, body }: Answered) {
  const issues: unknown[] = body?.issues ?? []
  const named = issues.every((issue) => {
    const { path, message } = issue as { path?: unknown; message?: unknown }
    return typeof path === 'string' && typeof message === 'string' && message.length > 0
  })
  return (status === 400 || status === 422) && issues.length > 0 && named
}

/** Requests that only an owner may make; the administrator makes all others. */
const callerOf = (operationId: string) => (operationId === 'clients.inviteFamily' ? 'ana' : 'admin')

describe.each(writing)('$operationId', (operation) => {
  const who = callerOf(operation.operationId)

  test('refuses every wrong field by its name', async () => {
    const sent = await requestFor(operation, { server, network, who, about: 'record' })
    const wrongs = wrongBodies(operation.schema, sent.body)
    expect(wrongs.length).toBeGreaterThan(10)
    const slipped: string[] = []
    for (const { why, body } of wrongs) {
      const answer = await network.request(who, { ...sent, body })
      if (!isNamed(answer)) slipped.push(`${why} → ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    expect(slipped).toEqual([])
  })

  test.each([
    '{',
    '{"name":NaN}',
    '"text"x',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{}}}',
  ])('refuses %s as malformed', async (text) => {
    const { path, method } = await requestFor(operation, { server, network, who, about: 'record' })
    const answer = await network.request(who, { path, method, text })
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })
})

const listed = rows.filter(([, spec]) => spec.verbs.list)
const wrongQueries = [
  'limit=0',
  'limit=201',
  'limit=-1',
  'limit=1.5',
  'limit=1e2',
  'limit=',
  'limit=1&limit=2',
]
const wrongTexts = [
  'sort=nada',
  'cursor=nada',
  'cursor=',
  'besides=1',
  `search=${'x'.repeat(81)}`,
  'search=a&search=b',
]

/** Neither a day nor a name of anything, and longer than any text that is looked for. */
const nothingAtAll = encodeURIComponent('¿qué?'.repeat(20))

describe.each(listed)('%s.list', (name, spec) => {
  const filters = Object.keys(spec.filters?.shape ?? {}).map((filter) => `${filter}=${nothingAtAll}`)

  test.each([...wrongQueries, ...wrongTexts, ...filters])('refuses ?%s', async (query) => {
    const { path, method } = await requestFor(
      { operationId: `${name}.list`, method: 'GET', path: spec.path },
      { server, network, who: 'admin', about: 'own' },
    )
    const answer = await network.request('admin', { method, path: `${path}?${query}` })
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })
})
