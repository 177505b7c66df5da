import { randomUUID } from 'node:crypto'
import { type Visit } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { checkedInDog } from '../../support/bookings/checked-in-dog.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openOnAllDays } from '../../support/bookings/open-on-all-days.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  dayCare = await serviceOf(server, 'Guardería')
  await openOnAllDays(server)
})
afterAll(() => server.close())

async function groupOf(fields: object = {}) {
  const { status, body } = await server.request('marta', 'POST', '/api/playGroups', {
    name: 'Patio',
    capacity: 1,
    ...fields,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.playGroup.id as string
}
const visitOf = async (rumiId: string) => {
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)
  return (body.data.visits as Visit[]).at(-1)!
}
/** A present dog with its visit. */
async function presentDog(name = 'Presente') {
  const { rumiId } = await checkedInDog(server, { name })
  return { rumiId, visitId: (await visitOf(rumiId)).id }
}
/** A dog that is expected today. */
async function expectedDog(name: string, changes: object = {}) {
  const rumiId = await eligibleDog(server, name)
  const made = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: [rumiId],
    start: today(),
    end: today(),
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect((await change(rumiId, changes)).status).toBe(200)
  return { rumiId, visitId: (await visitOf(rumiId)).id }
}
const change = (rumiId: string, changes: object, who: 'marta' | 'ana' = 'marta') =>
  server.request(who, 'PATCH', `/api/rumis/${rumiId}`, changes)
const move = (visitId: string, playGroupId: string | null, undoId?: string) =>
  server.request('marta', 'PUT', `/api/visits/${visitId}/playGroup`, {
    playGroupId,
    ...(undoId && { undoId }),
  })
const arrive = (visitId: string) => server.request('marta', 'POST', `/api/visits/${visitId}/arrival`, {})
const dogOf = async (rumiId: string, who: 'marta' | 'ana' | 'conta' = 'marta') =>
  (await server.request(who, 'GET', `/api/rumis/${rumiId}`)).body.data.rumi
const tally = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => [status, body.code].filter(Boolean).join(' ')).toSorted()

test('of four dogs that move at once into a group with one place, one gets it', async () => {
  const playGroupId = await groupOf()
  const dogs = [await presentDog(), await presentDog(), await presentDog(), await presentDog()]
  const answers = await Promise.all(dogs.map(({ visitId }) => move(visitId, playGroupId)))
  expect(tally(answers)).toEqual(['200', '409 group-full', '409 group-full', '409 group-full'])
})

test('of two dogs that arrive at once with the same usual group, both arrive and one takes its last place', async () => {
  const playGroupId = await groupOf()
  const dogs = [await expectedDog('Uno', { playGroupId }), await expectedDog('Dos', { playGroupId })]
  const answers = await Promise.all(dogs.map(({ visitId }) => arrive(visitId)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const groups = await Promise.all(dogs.map(async ({ rumiId }) => (await visitOf(rumiId)).playGroupId))
  expect(new Set(groups)).toEqual(new Set([playGroupId, null]))
})

test('a group that was planned for an expected dog goes before its usual one', async () => {
  const usual = await groupOf()
  const planned = await groupOf()
  const { rumiId, visitId } = await expectedDog('Plan', { playGroupId: usual })
  expect((await move(visitId, planned)).body.data.visit).toMatchObject({ playGroupId: planned })
  await arrive(visitId)
  expect(await visitOf(rumiId)).toMatchObject({ status: 'in-house', playGroupId: planned })
})

test('an arriving dog stays out of its usual group while a dog is there that it must not meet', async () => {
  const playGroupId = await groupOf({ capacity: 5 })
  const other = await presentDog('Rival')
  await move(other.visitId, playGroupId)
  const { rumiId, visitId } = await expectedDog('Aparte', { playGroupId, notWith: [other.rumiId] })
  expect((await arrive(visitId)).body.data.visit).toMatchObject({ status: 'in-house', playGroupId: null })
  expect(await dogOf(rumiId)).toMatchObject({ playGroupId })
})

test('a move warns of dogs to keep apart, of either side, and of a weight above the limit', async () => {
  const playGroupId = await groupOf({ capacity: 5, maxWeightKg: 10 })
  const one = await presentDog('Bruno')
  const other = await presentDog('Kira')
  await change(one.rumiId, { notWith: [other.rumiId] })
  await change(other.rumiId, { weightKg: 10.5 })
  expect((await move(one.visitId, playGroupId)).body.data.warnings).toEqual([])
  const { status, body } = await move(other.visitId, playGroupId)
  expect(status).toBe(200)
  expect(body.data.warnings).toEqual([
    { kind: 'not-with', rumiId: one.rumiId, message: 'Kira no debe estar con Bruno.' },
    { kind: 'too-heavy', rumiId: null, message: 'Kira pesa más que el límite de Patio.' },
  ])
})

test('a group neither shrinks below its dogs nor retires with them, and a retired one takes none', async () => {
  const playGroupId = await groupOf({ capacity: 2 })
  const dogs = [await presentDog(), await presentDog()]
  for (const { visitId } of dogs) await move(visitId, playGroupId)
  const patch = (changes: object) =>
    server.request('marta', 'PATCH', `/api/playGroups/${playGroupId}`, changes)
  for (const changes of [{ capacity: 1 }, { active: false }])
    expect(await patch(changes)).toMatchObject({ status: 409, body: { code: 'group-full' } })
  for (const { visitId } of dogs) expect((await move(visitId, null)).status).toBe(200)
  expect((await patch({ active: false })).status).toBe(200)
  expect(await move(dogs[0]!.visitId, playGroupId)).toMatchObject({
    status: 422,
    body: { code: 'breaks-a-rule', message: 'Ese grupo ya no se usa. Elige otro.' },
  })
})

test('a move is undone, and a dog that is gone moves no more', async () => {
  const playGroupId = await groupOf()
  const { rumiId, visitId } = await presentDog()
  const undoId = randomUUID()
  await move(visitId, playGroupId, undoId)
  expect((await server.request('marta', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await visitOf(rumiId)).toMatchObject({ playGroupId: null })
  await server.request('marta', 'POST', `/api/visits/${visitId}/departure`, {})
  expect(await move(visitId, playGroupId)).toMatchObject({ status: 409, body: { code: 'step-not-allowed' } })
})

test('a dog whose departure is reversed returns to its group if that still has room', async () => {
  const playGroupId = await groupOf()
  const { rumiId, visitId } = await presentDog()
  await move(visitId, playGroupId)
  const leaveAndReturn = async (meanwhile: () => Promise<unknown>) => {
    await server.request('marta', 'POST', `/api/visits/${visitId}/departure`, {})
    expect(await visitOf(rumiId)).toMatchObject({ status: 'gone', playGroupId })
    await meanwhile()
    const reversal = { reason: 'Sigue aquí' }
    expect((await server.request('marta', 'POST', `/api/visits/${visitId}/reversal`, reversal)).status).toBe(
      201,
    )
    return visitOf(rumiId)
  }
  expect(await leaveAndReturn(async () => {})).toMatchObject({ status: 'in-house', playGroupId })
  const other = await presentDog()
  expect(await leaveAndReturn(() => move(other.visitId, playGroupId))).toMatchObject({
    status: 'in-house',
    playGroupId: null,
  })
})

test('dogs to keep apart show each other, and either of them ends it', async () => {
  const [one, other] = [await eligibleDog(server, 'Una'), await eligibleDog(server, 'Otra')]
  expect((await change(one, { notWith: [other] })).body.data.rumi).toMatchObject({ notWith: [other] })
  expect(await dogOf(other)).toMatchObject({ notWith: [one] })
  expect((await change(other, { notWith: [] })).body.data.rumi).toMatchObject({ notWith: [] })
  expect(await dogOf(one)).toMatchObject({ notWith: [] })
  for (const notWith of [[one], [randomUUID()]])
    expect(await change(one, { notWith })).toMatchObject({ status: 422, body: { code: 'breaks-a-rule' } })
})

test('tags are replaced whole, and owners and accountants read no marks of the staff', async () => {
  const rumiId = await eligibleDog(server, 'Marcada')
  const { body } = await server.request('marta', 'GET', '/api/tags')
  const [bites, escapes] = body.data.tags as { id: string; label: string }[]
  expect([bites!.label, escapes!.label]).toEqual(['Muerde', 'Se escapa'])
  const put = (tags: string[]) => server.request('marta', 'PUT', `/api/rumis/${rumiId}/tags`, { tags })
  expect((await put([escapes!.id, bites!.id])).body.data.rumi.tags).toEqual([bites!.id, escapes!.id])
  expect((await put([escapes!.id])).body.data.rumi.tags).toEqual([escapes!.id])
  expect(await put([randomUUID()])).toMatchObject({ status: 422, body: { code: 'breaks-a-rule' } })
  for (const who of ['ana', 'conta'] as const)
    expect(await dogOf(rumiId, who)).toMatchObject({ tags: [], notWith: [], playGroupId: null })
})

test('an owner sets neither the usual group nor the dogs to keep apart', async () => {
  const rumiId = await eligibleDog(server, 'De Ana')
  const playGroupId = await groupOf()
  for (const changes of [{ playGroupId }, { notWith: [] }])
    expect(await change(rumiId, changes, 'ana')).toMatchObject({
      status: 403,
      body: { code: 'not-your-role' },
    })
})

test('an evaluation stores the usual group of the dog', async () => {
  const playGroupId = await groupOf()
  const rumiId = await eligibleDog(server, 'Evaluado')
  const { status } = await server.request('marta', 'POST', '/api/medical-records', {
    rumiId,
    kind: 'evaluation',
    appliedOn: today(),
    result: 'passed',
    playGroupId,
  })
  expect(status).toBe(201)
  expect(await dogOf(rumiId)).toMatchObject({ playGroupId })
})

test('two dogs that are merged have the tags and the pairs of both, each once', async () => {
  const [kept, gone, other] = [
    await eligibleDog(server, 'Se queda', { medicalRecords: false }),
    await eligibleDog(server, 'Se une', { medicalRecords: false }),
    await eligibleDog(server, 'Tercera', { medicalRecords: false }),
  ]
  const { body } = await server.request('marta', 'GET', '/api/tags')
  const [bites, escapes] = body.data.tags as { id: string }[]
  await server.request('marta', 'PUT', `/api/rumis/${kept}/tags`, { tags: [bites!.id] })
  await server.request('marta', 'PUT', `/api/rumis/${gone}/tags`, { tags: [bites!.id, escapes!.id] })
  await change(kept, { notWith: [other, gone] })
  await change(gone, { notWith: [kept, other] })
  const merged = await server.request('marta', 'POST', `/api/rumis/${kept}/merges`, { goneId: gone })
  expect(merged.body.data.rumi).toMatchObject({ tags: [bites!.id, escapes!.id], notWith: [other] })
  expect(await dogOf(other)).toMatchObject({ notWith: [kept] })
})
