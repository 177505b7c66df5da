import fc from 'fast-check'
import { openTestServer, type TestServer } from '../../tests/support/servers/open-test-server.ts'
import { brokenInvariants } from './invariants.ts'
import { discoverIds, newActors, type DiscoveredIds } from './discover-ids.ts'
import { unreadableLists } from './unreadable-lists.ts'
import { anyRequest, type ActorName, type FuzzRequest } from './request-arbitrary.ts'

type Fault = { status: number; request: string; answer: string }
export type FuzzResult = {
  requests: number
  /** How often each kind of status came back. */
  statuses: Record<string, number>
  /** Operations that never once succeeded: what the run did not reach. */
  neverSucceeded: string[]
  faults: Fault[]
  broken: string[]
  /** Lists of the office that can no longer be read or drawn. */
  unreadable: string[]
}

/** Few enough that ids and actors are fresh, many enough that things depend on each other. */
const round = 200
const together = 4

/** Sends so many drawn requests to a server of its own; the same seed draws the same ones. */
export async function fuzzServer({
  seed,
  requests,
}: {
  seed: number
  requests: number
}): Promise<FuzzResult> {
  const product = await openTestServer()
  const statuses: Record<string, number> = {}
  const tried = new Set<string>()
  const succeeded = new Set<string>()
  const faults: Fault[] = []
  try {
    for (let done = 0; done < requests; done += round) {
      const drawn = fc.sample(anyRequest, { seed: seed + done, numRuns: Math.min(round, requests - done) })
      const tokens = await newActors(product.database)
      const fillIn = await discoverIds(product.database)
      for (let i = 0; i < drawn.length; i += together) {
        const some = drawn.slice(i, i + together)
        const answers = await Promise.all(some.map((request) => send(product, request, tokens, fillIn)))
        for (const [n, answer] of answers.entries()) {
          const { operationId } = some[n]!
          tried.add(operationId)
          const kind = `${Math.floor(answer.status / 100)}xx`
          statuses[kind] = (statuses[kind] ?? 0) + 1
          if (answer.status < 300) succeeded.add(operationId)
          if (answer.status >= 500) faults.push(answer)
        }
      }
    }
    return {
      requests,
      statuses,
      neverSucceeded: [...tried].filter((operationId) => !succeeded.has(operationId)),
      faults,
      broken: await brokenInvariants(product.database),
      unreadable: await unreadableLists(product, (await newActors(product.database)).admin!),
    }
  } finally {
    await product.close()
  }
}

const boundary = 'frontera'
const multipart = (bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

function bodyOf({ body, file }: FuzzRequest, fillIn: DiscoveredIds) {
  if (file) return { payload: multipart(file), type: `multipart/form-data; boundary=${boundary}` }
  if (body === undefined) return null
  return { payload: JSON.stringify(fillIn(body)), type: 'application/json' }
}

async function send(
  { app }: TestServer,
  request: FuzzRequest,
  tokens: Partial<Record<ActorName, string>>,
  fillIn: DiscoveredIds,
): Promise<Fault> {
  const written = (value: unknown) =>
    encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())
  const params = fillIn(request.params) as Record<string, unknown>
  const path = request.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(params[name]))
  const query = Object.entries(fillIn(request.query) as object).map(
    ([name, value]) => `${name}=${written(value)}`,
  )
  const url = `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const token = tokens[request.as]
  const sent = bodyOf(request, fillIn)
  const reply = await app.inject({
    method: request.method as 'GET',
    url,
    remoteAddress: request.from,
    headers: {
      ...request.headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(sent ? { 'content-type': sent.type } : {}),
    },
    ...(sent ? { payload: sent.payload } : {}),
  })
  const message = typeof sent?.payload === 'string' ? sent.payload : ''
  return {
    status: reply.statusCode,
    request: `${request.as} ${request.method} ${url} ${message}`,
    answer: reply.statusCode >= 500 ? reply.body : '',
  }
}
