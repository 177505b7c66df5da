import {
  methodOf,
  pathOf,
  reachOf,
  resources,
  type ResourceName,
  type ResourceSpec,
  type Role,
  type Verb,
} from '@rumi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import { readConfig } from '../../../apps/api/src/config.ts'
import { openPubSub } from '../../../apps/api/src/live/index.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { targets } from '../../support/requests/table-targets.ts'
import type { Target } from '../../support/requests/target.ts'
import { asManyAsTheyLike, setLimits } from '../../support/bookings/with-limits.ts'

let server: TestServer
let restoreLimits: () => void
beforeAll(async () => {
  restoreLimits = setLimits(asManyAsTheyLike)
  server = await openTestServer()
})
afterAll(async () => {
  restoreLimits()
  await server.close()
})

const everyone: { who: DemoName | null; role: Role | null; called: string }[] = [
  { who: null, role: null, called: 'a stranger' },
  { who: 'ana', role: 'cliente', called: 'the owner' },
  { who: 'luis', role: 'cliente', called: 'another client' },
  { who: 'marta', role: 'colaborador', called: 'the desk' },
  { who: 'conta', role: 'contador', called: 'the books' },
  { who: 'admin', role: 'admin', called: 'an administrator' },
]

const successes = { list: 200, create: 201, read: 200, update: 200, remove: 204 } as const

/** Closing clients here uses other accounts; the own one is closed in the test of all operations. */
const hasNoOwner = (spec: ResourceSpec, verb: Verb) => spec.name === 'clients' && verb === 'remove'

/** Promise of a row to a caller, read from its access alone. */
function promised(spec: ResourceSpec, verb: Verb, who: DemoName | null, role: Role | null) {
  const { access } = spec.verbs[verb]!
  if (access !== 'public' && !role) return 401
  const reach = access === 'public' ? 'all' : reachOf(access, role!)
  if (reach === 'none') return 403
  const isAboutAna =
    verb === 'read' || verb === 'update' || verb === 'remove' || spec.verbs[verb]!.path !== undefined
  const isTheirs = who === 'ana' && !hasNoOwner(spec, verb)
  if ((reach === 'own' || reach === 'self') && spec.owner && isAboutAna && !isTheirs) return 404
  return successes[verb]
}

async function answered(
  name: ResourceName,
  spec: ResourceSpec,
  target: Target,
  verb: Verb,
  who: DemoName | null,
) {
  const takesId = verb === 'read' || verb === 'update' || verb === 'remove'
  const isOneself = name === 'clients' && (verb === 'update' || verb === 'read')
  const id = verb === 'list' || isOneself ? server.ids.ana : takesId ? await target.make(server) : ''
  const body =
    verb === 'create'
      ? await target.newBody!(server, who ?? 'ana')
      : verb === 'update'
        ? target.change
        : undefined
  return server.request(who, methodOf(spec, verb), `/api${pathOf(spec, verb, id)}`, body)
}

/** Faults of a response: a refusal without text, or a record that is not exactly the row's. */
function misshapen(spec: ResourceSpec, verb: Verb, status: number, body: unknown): unknown[] {
  if (status >= 400) return hasWords(body) ? [] : [body]
  if (verb === 'remove') return []
  const { data } = body as { data: Record<string, unknown> }
  const found = [data[verb === 'list' ? spec.many : spec.one]].flat()
  return found.flatMap((record) => spec.record.strict().safeParse(record).error?.issues ?? [])
}

const hasWords = (body: unknown) => {
  const { message, code } = body as { message?: unknown; code?: unknown }
  return typeof message === 'string' && message.length > 0 && typeof code === 'string'
}

describe.each(Object.entries(resources) as [ResourceName, ResourceSpec][])('%s', (name, spec) => {
  const target = targets[name]!

  for (const verb of Object.keys(spec.verbs) as Verb[]) {
    test.each(everyone)(`${verb} answers $called as the row promises`, async ({ who, role }) => {
      const { status, body } = await answered(name, spec, target, verb, who)
      expect(status, JSON.stringify(body)).toBe(promised(spec, verb, who, role))
      expect(misshapen(spec, verb, status, body)).toEqual([])
    })
  }

  const single = (['read', 'update'] as const).filter((verb) => spec.verbs[verb])
  test.each(single)('%s answers a record that does not exist as one that is not yours', async (verb) => {
    const change = verb === 'update' ? target.change : undefined
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nada', '-1']) {
      const path = `/api${pathOf(spec, verb, id)}`
      expect((await server.request('admin', methodOf(spec, verb), path, change)).status, path).toBe(404)
    }
  })

  test('no client may set what the server stamps', () => {
    for (const stamp of ['id', '_id', 'createdAt', 'updatedAt']) {
      expect(Object.keys(spec.create.shape)).not.toContain(stamp)
      expect(Object.keys(spec.update.shape)).not.toContain(stamp)
    }
  })

  test('a row whose access reaches one’s own names the field of the owner', () => {
    const reachesOwn = Object.values(spec.verbs).some((verb) =>
      ['own', 'self'].includes(reachOf(verb.access, 'cliente')),
    )
    expect(!reachesOwn || Object.keys(spec.record.shape).includes(spec.owner ?? '')).toBe(true)
  })
})

test('every row of the contract has its target here', () => {
  expect(Object.keys(targets).toSorted()).toEqual(Object.keys(resources).toSorted())
})

test('an operation without a named permission keeps the server from starting', async () => {
  const config = readConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' })
  const pubsub = await openPubSub(server.database, { databaseUrl: undefined, logger: console })
  const app = await buildApp({ database: server.database, config, pubsub })
  expect(() => app.get('/api/unnamed', () => 'open to all')).toThrow('/api/unnamed names no permission')
})
