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
import { openHouse, type DemoName, type OpenHouse } from './open-house.ts'
import { targets, type Target } from './table-targets.ts'

let house: OpenHouse
beforeAll(async () => void (house = await openHouse()))
afterAll(() => house.close())

const everyone: { who: DemoName | null; role: Role | null; called: string }[] = [
  { who: null, role: null, called: 'a stranger' },
  { who: 'ana', role: 'cliente', called: 'the owner' },
  { who: 'luis', role: 'cliente', called: 'another client' },
  { who: 'marta', role: 'colaborador', called: 'the desk' },
  { who: 'conta', role: 'contador', called: 'the books' },
  { who: 'admin', role: 'admin', called: 'an administrator' },
]

const successes = { list: 200, create: 201, read: 200, update: 200, remove: 204 } as const

/** What a row promises somebody, read from its access alone. */
function promised(spec: ResourceSpec, verb: Verb, who: DemoName | null, role: Role | null) {
  const { access } = spec.verbs[verb]!
  if (access !== 'public' && !role) return 401
  const reach = access === 'public' ? 'all' : reachOf(access, role!)
  if (reach === 'none') return 403
  const isAboutAna =
    verb === 'read' || verb === 'update' || verb === 'remove' || spec.verbs[verb]!.path !== undefined
  if (reach === 'own' && spec.owner && isAboutAna && who !== 'ana') return 404
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
  const isOneself = name === 'clients' && verb === 'update'
  const id = verb === 'list' || isOneself ? house.ids.ana : takesId ? await target.make(house) : ''
  const body =
    verb === 'create'
      ? await target.newBody!(house, who ?? 'ana')
      : verb === 'update'
        ? target.change
        : undefined
  return house.ask(who, methodOf(spec, verb), `/api${pathOf(spec, verb, id)}`, body)
}

describe.each(Object.entries(resources) as [ResourceName, ResourceSpec][])('%s', (name, spec) => {
  const target = targets[name]!

  for (const verb of Object.keys(spec.verbs) as Verb[]) {
    test.each(everyone)(`${verb} answers $called as the row promises`, async ({ who, role }) => {
      const { status, body } = await answered(name, spec, target, verb, who)
      expect(status, JSON.stringify(body)).toBe(promised(spec, verb, who, role))
      if (status >= 400)
        return expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
      if (verb === 'remove') return
      const found = body.data[verb === 'list' ? spec.many : spec.one]
      for (const record of [found].flat()) spec.record.strict().parse(record)
    })
  }

  if (spec.verbs.read ?? spec.verbs.update) {
    test('a record that does not exist is answered as one that is not yours', async () => {
      const verb = spec.verbs.read ? 'read' : 'update'
      for (const id of ['00000000-0000-4000-8000-000000000000', 'nada', '-1']) {
        const path = `/api${pathOf(spec, verb, id)}`
        const { status } = await house.ask(
          'admin',
          methodOf(spec, verb),
          path,
          verb === 'update' ? target.change : undefined,
        )
        expect(status, path).toBe(404)
      }
    })
  }

  test('no client may set what the server stamps', () => {
    for (const stamp of ['id', '_id', 'createdAt', 'updatedAt']) {
      expect(Object.keys(spec.create.shape)).not.toContain(stamp)
      expect(Object.keys(spec.update.shape)).not.toContain(stamp)
    }
  })

  test('a row whose access reaches one’s own names the field of the owner', () => {
    const own = Object.values(spec.verbs).some((verb) => reachOf(verb!.access, 'cliente') === 'own')
    if (own) expect(Object.keys(spec.record.shape)).toContain(spec.owner)
  })
})

test('every row of the contract has its target here', () => {
  expect(Object.keys(targets).toSorted()).toEqual(Object.keys(resources).toSorted())
})

test('an operation without a named permission keeps the server from starting', () => {
  const offer = () => house.app.get('/api/unnamed', () => 'open to all')
  expect(offer).toThrow()
})
