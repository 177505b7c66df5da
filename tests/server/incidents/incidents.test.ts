import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, type Incident } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { erasePerson } from '../../../apps/api/src/clients/erase-person.ts'
import { now, today } from '../../../apps/api/src/http/clock.ts'
import { pictureForm } from '../../support/requests/picture-form.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

async function dogOf(owner: 'ana' | 'luis', name: string) {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into dogs (owner_id, name, sex, birth_date) values ($1, $2, 'macho', '2022-03-01') returning id`,
    [server.ids[owner], name],
  )
  return rows[0]!.id
}
const hurt = (rumiId: string) => ({ rumiId, role: 'hurt' })
const involved = (rumiId: string) => ({ rumiId, role: 'involved' })

const call = (
  who: DemoName | null,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => server.request(who, method, `/api/incidents${path}`, body)

async function drafted(fields: object) {
  const { status, body } = await call('marta', 'POST', '', { kind: 'fight', occurredAt: now(), ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.incident as Incident
}
async function sent(fields: object) {
  const { id } = await drafted({ description: 'Se pelearon por la pelota.', ...fields })
  const { status, body } = await call('marta', 'POST', `/${id}/send`, {})
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.incident as Incident
}
const listed = async (who: DemoName, query: string) =>
  (await call(who, 'GET', `?${query}`)).body.data.incidents as Incident[]

async function addPhoto(id: string, { rumiId, key }: { rumiId?: string; key?: string } = {}) {
  const { payload, headers } = await pictureForm()
  const path = `/api/incidents/${id}/photos${rumiId ? `?rumiId=${rumiId}` : ''}`
  return server.request('marta', 'POST', path, payload, {
    ...headers,
    ...(key && { 'idempotency-key': key }),
  })
}

/** A fight between a dog of Ana's and one of Luis's, whose description names everybody. */
async function namedFight() {
  const [nube, rayo] = [await dogOf('ana', 'Nubarrón'), await dogOf('luis', 'Relámpago')]
  const fields = {
    place: 'Patio, junto a la cama de Relampago',
    description: 'Nubarrón mordió a RELÁMPAGO. Avisamos a Ana y a Luis.',
    firstAid: 'Se limpió a Relámpago.',
    witnesses: 'Marta y el papá de Nubarrón',
    dogs: [involved(nube), hurt(rayo)],
  }
  return { nube, rayo, fields }
}

test('an incident is written in parts, and a change by another device is not lost', async () => {
  const rumiId = await dogOf('ana', 'Pinta')
  const draft = await drafted({ dogs: [hurt(rumiId)] })
  expect(draft).toMatchObject({
    kind: 'fight',
    status: 'draft',
    dogs: [{ rumiId, name: 'Pinta', role: 'hurt', photos: [] }],
    ownersToldAt: null,
    notes: [],
    version: 1,
  })
  const other = await dogOf('ana', 'Otra')
  const changes = {
    firstAid: 'Hielo',
    ownersToldAt: now(),
    ownersToldHow: 'phone',
    ownersToldBy: 'Marta',
    dogs: [hurt(rumiId), involved(other)],
    version: 1,
  }
  expect((await call('marta', 'PATCH', `/${draft.id}`, changes)).body.data.incident).toMatchObject({
    firstAid: 'Hielo',
    ownersToldHow: 'phone',
    dogs: [{ rumiId }, { rumiId: other, role: 'involved' }],
    version: 2,
  })
  expect((await call('marta', 'PATCH', `/${draft.id}`, changes)).body).toMatchObject({ code: 'stale' })
  const untold = await call('marta', 'PATCH', `/${draft.id}`, { ownersToldAt: null })
  expect(untold.body.data.incident).toMatchObject({ ownersToldHow: null, ownersToldBy: '' })
})

test('rejects a time to come, a notice without its way, and dogs named twice or not known', async () => {
  const rumiId = await dogOf('ana', 'Pinta')
  const refusedAt = async (fields: object) => {
    const { status, body } = await call('marta', 'POST', '', {
      kind: 'bite',
      occurredAt: now(),
      dogs: [hurt(rumiId)],
      ...fields,
    })
    return [status, body.issues?.[0]?.path]
  }
  expect(await refusedAt({ occurredAt: `${addDays(today(), 1)}T18:00:00Z` })).toEqual([422, 'occurredAt'])
  expect(await refusedAt({ ownersToldAt: now() })).toEqual([422, 'ownersToldHow'])
  expect(await refusedAt({ ownersToldHow: 'phone' })).toEqual([422, 'ownersToldAt'])
  expect(await refusedAt({ dogs: [hurt(rumiId), involved(rumiId)] })).toEqual([400, 'dogs'])
  expect(await refusedAt({ dogs: [hurt(crypto.randomUUID())] })).toEqual([422, 'dogs'])
})

test('a sent incident never changes, through the calls or in the database', async () => {
  const rumiId = await dogOf('ana', 'Firme')
  const wordless = await drafted({ dogs: [hurt(rumiId)] })
  expect(await call('marta', 'POST', `/${wordless.id}/send`, {})).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'description' }] },
  })
  const { id } = await sent({ dogs: [hurt(rumiId)] })
  const refused = { status: 409, body: { code: 'already-sent' } }
  expect(await call('marta', 'PATCH', `/${id}`, { place: 'Otro' })).toMatchObject(refused)
  expect(await call('marta', 'DELETE', `/${id}`)).toMatchObject(refused)
  expect(await call('marta', 'POST', `/${id}/send`, {})).toMatchObject(refused)
  expect(await addPhoto(id)).toMatchObject(refused)
  const broken = { code: '23001' }
  const { pool } = server.database
  for (const change of [
    `update incidents set place = 'x' where id = $1`,
    'delete from incidents where id = $1',
    `update incident_dogs set report = '{}' where incident_id = $1`,
  ])
    await expect(pool.query(change, [id])).rejects.toMatchObject(broken)
})

test('follow-ups are added to drafts and sent ones, once per key, and stay as they are', async () => {
  const { id } = await sent({ dogs: [hurt(await dogOf('ana', 'Seguida'))] })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const add = () => server.request('marta', 'POST', `/api/incidents/${id}/notes`, { text: 'Ya come' }, key)
  expect([(await add()).status, (await add()).status]).toEqual([201, 201])
  const { body } = await call('admin', 'POST', `/${id}/notes`, { text: 'Ya juega' })
  const by = expect.any(String)
  expect(body.data.incident.notes).toMatchObject([
    { text: 'Ya come', by },
    { text: 'Ya juega', by },
  ])
  const changed = server.database.pool.query(`update incident_notes set text = 'x' where incident_id = $1`, [
    id,
  ])
  await expect(changed).rejects.toMatchObject({ constraint: 'incident_notes_are_only_added' })
  expect((await call('ana', 'GET', `/${id}`)).body.data.incident.notes).toEqual([])
})

test('owners read what was sent about their own dog, and never another family’s dog or name', async () => {
  const { nube, rayo, fields } = await namedFight()
  const draft = await drafted(fields)
  expect((await call('ana', 'GET', `/${draft.id}`)).status).toBe(404)
  expect(await listed('ana', `rumiId=${nube}`)).toEqual([])
  await call('marta', 'POST', `/${draft.id}/send`, {})

  const [ofAna] = await listed('ana', `rumiId=${nube}`)
  expect(ofAna).toMatchObject({
    status: 'sent',
    place: 'Patio, junto a la cama de otro perro',
    description: 'Nubarrón mordió a otro perro. Avisamos a Ana y a otra familia.',
    witnesses: '',
    dogs: [{ rumiId: nube }],
  })
  const { body } = await call('luis', 'GET', `/${draft.id}`)
  expect(body.data.incident).toMatchObject({
    description: 'Otro perro mordió a RELÁMPAGO. Avisamos a otra familia y a Luis.',
    dogs: [{ rumiId: rayo }],
  })
  expect(JSON.stringify(ofAna)).not.toMatch(/rel[aá]mpago|luis/i)
  expect(JSON.stringify(body)).not.toMatch(/nubarr[oó]n|\bana\b/i)
  expect(await listed('luis', `rumiId=${nube}`)).toEqual([])
  const { id } = await sent({ dogs: [hurt(nube)] })
  expect((await call('luis', 'GET', `/${id}`)).status).toBe(404)
  expect((await call('conta', 'GET', `/${id}`)).status).toBe(403)
  expect((await listed('admin', `rumiId=${rayo}`))[0]).toMatchObject({ description: fields.description })

  // What was sent stays, also when a dog gets another name later.
  await server.database.pool.query(`update dogs set name = 'Trueno' where id = $1`, [rayo])
  expect((await listed('ana', `rumiId=${nube}`)).at(-1)).toMatchObject({ description: ofAna!.description })
  const data = (await server.request('ana', 'GET', `/api/users/${server.ids.ana}/data`)).body.data
  expect(data.incidents.map((one: Incident) => one.id)).toContain(draft.id)
  expect(JSON.stringify(data.incidents)).not.toMatch(/rel[aá]mpago|trueno/i)
})

test('sending notifies each family once, in the app and by mail, about its own dog alone', async () => {
  const { nube, rayo, fields } = await namedFight()
  const { id } = await drafted(fields)
  const attempts = await Promise.all(
    Array.from({ length: 4 }, () => call('marta', 'POST', `/${id}/send`, {})),
  )
  expect(attempts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  const noticesOf = async (who: 'ana' | 'luis') =>
    (
      await server.request(who, 'GET', `/api/notifications/${server.ids[who]}?limit=200`)
    ).body.data.notifications.filter(
      (one: { href: string }) => one.href.includes(nube) || one.href.includes(rayo),
    )
  const ofAna = {
    kind: 'incident-sent',
    title: 'Un incidente de Nubarrón: una pelea',
    href: `/mi-cuenta/rumis/${nube}#incidentes`,
  }
  await vi.waitFor(async () => expect(await noticesOf('ana')).toMatchObject([ofAna]), { timeout: 8_000 })
  await vi.waitFor(async () => expect(await noticesOf('luis')).toHaveLength(1), { timeout: 8_000 })
  const outbox = join(server.dataDir, 'outbox')
  const mails = async () => {
    const names = await readdir(outbox).catch(() => [])
    const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    return texts.filter((text) => text.includes(nube) || text.includes(rayo))
  }
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 8_000 })
  const toAna = (await mails()).find((text) => text.includes(nube))!
  expect(toAna).not.toContain(rayo)
  expect(toAna).not.toMatch(/rel[aá]mpago|rel=C3=A1mpago/i)
})

test('a photo shows one dog, and only its family sees it once it is sent', async () => {
  const { nube, rayo, fields } = await namedFight()
  const { id } = await drafted(fields)
  const key = crypto.randomUUID()
  const first = await addPhoto(id, { rumiId: nube, key })
  expect(first.status, JSON.stringify(first.body)).toBe(201)
  expect((await addPhoto(id, { rumiId: nube, key })).body).toEqual(first.body)
  const second = await addPhoto(id, { rumiId: rayo })
  expect(second.body.data.incident.photos).toHaveLength(2)
  expect((await addPhoto(id, { rumiId: await dogOf('ana', 'Ajena') })).status).toBe(404)

  const [address] = first.body.data.incident.photos
  const seen = async () =>
    Promise.all(
      (['marta', 'ana', 'luis', 'conta', null] as const).map(
        async (who) => (await server.request(who, 'GET', address)).status,
      ),
    )
  expect(await seen()).toEqual([200, 404, 404, 404, 404])
  await call('marta', 'POST', `/${id}/send`, {})
  expect(await seen()).toEqual([200, 200, 404, 404, 404])
  expect((await call('ana', 'GET', `/${id}`)).body.data.incident.photos).toEqual([address])
})

test('a draft takes eight photos at once and no ninth; a dog that leaves it takes its photos along', async () => {
  const [one, other] = [await dogOf('ana', 'Uno'), await dogOf('luis', 'Dos')]
  const { id } = await drafted({ dogs: [hurt(one), involved(other)] })
  const added = await Promise.all(Array.from({ length: 9 }, () => addPhoto(id, { rumiId: other })))
  expect(added.filter(({ status }) => status === 201)).toHaveLength(8)
  expect(added.filter(({ status }) => status === 422)).toHaveLength(1)
  const { body } = await call('marta', 'GET', `/${id}`)
  const [photoId] = body.data.incident.photos.map((address: string) => address.slice('/files/'.length))
  const without = await call('marta', 'DELETE', `/${id}/photos/${photoId}`)
  expect(without.body.data.incident.photos).toHaveLength(7)
  const alone = await call('marta', 'PATCH', `/${id}`, { dogs: [hurt(one)] })
  expect(alone.body.data.incident).toMatchObject({ dogs: [{ rumiId: one }], photos: [] })
  expect((await call('marta', 'DELETE', `/${id}`)).status).toBe(204)
  expect((await call('marta', 'GET', `/${id}`)).status).toBe(404)
})

test('a list is filtered by dog, kind, state and day, and continues behind its cursor', async () => {
  const rumiId = await dogOf('ana', 'Muchas')
  const at = (day: string) => ({ occurredAt: `${day}T18:00:00.000Z`, dogs: [hurt(rumiId)] })
  const first = await drafted({ ...at('2026-03-01'), kind: 'injury' })
  const second = await sent(at('2026-03-02'))
  const third = await drafted(at('2026-03-03'))
  const idsOf = async (query: string) =>
    (await listed('marta', `rumiId=${rumiId}${query}`)).map(({ id }) => id)
  expect(await idsOf('')).toEqual([third.id, second.id, first.id])
  expect(await idsOf('&kind=injury')).toEqual([first.id])
  expect(await idsOf('&status=sent')).toEqual([second.id])
  expect(await idsOf('&from=2026-03-02&to=2026-03-02')).toEqual([second.id])
  const page = (await call('marta', 'GET', `?rumiId=${rumiId}&limit=2`)).body
  expect(page.data.incidents).toHaveLength(2)
  expect(await idsOf(`&limit=2&cursor=${page.nextCursor}`)).toEqual([first.id])
  expect((await call('marta', 'GET', '?cursor=x')).status).toBe(400)
})

test('a merge of two dogs moves their incidents, and a closed account leaves nothing of its dogs', async () => {
  const { nube, rayo, fields } = await namedFight()
  const kept = await dogOf('ana', 'Nubarrón')
  const { id } = await sent(fields)
  const merged = await server.request('marta', 'POST', `/api/rumis/${kept}/merges`, { goneId: nube })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  expect((await listed('ana', `rumiId=${kept}`)).map((one) => one.id)).toEqual([id])

  const alone = await sent({ dogs: [hurt(rayo)] })
  const luis = { id: server.ids.luis, email: 'luis@demo.rumi.mx' }
  await server.database.db.transaction((tx) => erasePerson(tx, luis))
  expect((await call('marta', 'GET', `/${alone.id}`)).status).toBe(404)
  const { body } = await call('marta', 'GET', `/${id}`)
  expect(body.data.incident).toMatchObject({ dogs: [{ rumiId: kept }], witnesses: '' })
  expect(JSON.stringify(body)).not.toMatch(/rel[aá]mpago|luis/i)
})
