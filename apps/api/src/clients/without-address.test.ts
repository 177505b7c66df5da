import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog } from '../../../../tests/support/bookings/eligible-dog.ts'
import { eventsDelivered } from '../../../../tests/support/bookings/events-delivered.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { hashOfSecret } from '../auth/index.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

let serial = 0
const person = (fields: object = {}) => ({
  name: 'Rosa',
  lastName: `Sin Correo ${(serial += 1)}`,
  phone: `+52 1 55 4${String(serial).padStart(3, '0')}-0000`,
  ...fields,
})
async function writtenDown(fields: object = {}) {
  const { status, body } = await server.request('marta', 'POST', '/api/users', person(fields))
  expect(status).toBe(201)
  return body.data.user as { id: string; email: string; phone: string }
}
const run = (query: ReturnType<typeof sql>) => server.database.db.execute(query).then(({ rows }) => rows)
const linkFor = async (id: string) => {
  const { status, body } = await server.request('marta', 'POST', `/api/users/${id}/claimLinks`)
  expect(status).toBe(201)
  return new URL(body.data.claimLink.link).searchParams.get('cuenta')!
}
const registration = (claimed: string, email: string) => ({
  name: 'Rosa',
  lastName: 'Ya Con Correo',
  email,
  confirmEmail: email,
  password: 'perrito-de-montaña-7',
  confirmPassword: 'perrito-de-montaña-7',
  claim: claimed,
})
/** Registers with a link and opens, in the same browser, the one that would be mailed. */
async function claim(secret: string, email: string) {
  const requested = await server.request(null, 'POST', '/api/auth/register', registration(secret, email))
  if (requested.status !== 201) return requested.status
  const token = crypto.randomUUID().padEnd(43, 'x')
  await run(sql`update pending_registrations set token_hash = ${hashOfSecret(token)} where email = ${email}`)
  const cookie = String(requested.headers['set-cookie']).split(';')[0]!
  return (await server.request(null, 'POST', `/api/auth/verify-email/${token}`, {}, { cookie })).status
}

test('a link that is requested again with its key is the same, works and is not stored', async () => {
  const { id } = await writtenDown()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const request = (of: string, sent: Record<string, string> = headers) =>
    server.request('marta', 'POST', `/api/users/${of}/claimLinks`, undefined, sent)
  const [first, again] = [await request(id), await request(id)]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  const secret = new URL(first.body.data.claimLink.link).searchParams.get('cuenta')!
  const kept = JSON.stringify([
    await run(sql`select * from idempotency_keys`),
    await run(sql`select * from claim_links`),
  ])
  expect(kept).not.toContain(secret)
  expect(kept).not.toContain(headers['idempotency-key'])
  const other = await writtenDown()
  expect((await request(other.id)).body.code).toBe('idempotency-reused')
  expect((await request(id, { 'idempotency-key': 'otra' })).body).not.toEqual(first.body)
  expect(await claim(secret, 'repetida-por-clave@correo.mx')).toBe(404)
  const newest = await request(id, headers)
  expect(newest.body).toEqual(first.body)
  const { body } = await request(id, { 'idempotency-key': 'la-que-sirve' })
  const works = new URL(body.data.claimLink.link).searchParams.get('cuenta')!
  expect(await claim(works, 'repetida-por-clave@correo.mx')).toBe(200)
})

test('registers two clients without an address, but rejects one without a telephone as well', async () => {
  expect((await writtenDown()).email).toBe('')
  expect((await writtenDown({ email: '' })).email).toBe('')
  expect(await server.request('marta', 'POST', '/api/users', person({ phone: '' }))).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'phone' }] },
  })
  const staff = person({ role: 'contador' })
  expect((await server.request('admin', 'POST', '/api/users', staff)).status).toBeGreaterThanOrEqual(403)
  const email = 'repetida@correo.mx'
  expect((await writtenDown({ email })).email).toBe(email)
  expect((await server.request('marta', 'POST', '/api/users', person({ email }))).status).toBe(409)
})

test('finds a client by any spelling of their telephone', async () => {
  const { id } = await writtenDown({ phone: '+52 1 55 8123-4567' })
  for (const written of [
    '5581234567',
    '55 8123 4567',
    '+52 (55) 8123-4567',
    '525581234567',
    '044 55 8123 4567',
    '8123-45',
  ]) {
    const { body } = await server.request(
      'marta',
      'GET',
      `/api/desk/families?search=${encodeURIComponent(written)}`,
    )
    expect([written, body.data.families.map(({ client }: { client: { id: string } }) => client.id)]).toEqual([
      written,
      [id],
    ])
  }
})

test('by the newest link, once, the account becomes theirs with its dogs', async () => {
  const { id } = await writtenDown()
  const rumi = await server.request('marta', 'POST', '/api/rumis', {
    ownerId: id,
    name: 'Luna',
    sex: 'hembra',
    birthDate: '2022-01-01',
  })
  const older = await linkFor(id)
  const link = await linkFor(id)
  expect(await claim(older, 'rosa-1@correo.mx')).toBe(404)
  expect(await claim(link, 'rosa-1@correo.mx')).toBe(200)
  expect(
    await run(sql`select id, name, last_name, email from users where email = 'rosa-1@correo.mx'`),
  ).toEqual([{ id, name: 'Rosa', last_name: 'Ya Con Correo', email: 'rosa-1@correo.mx' }])
  expect(await run(sql`select owner_id from dogs where id = ${rumi.body.data.rumi._id}`)).toEqual([
    { owner_id: id },
  ])
  expect(await claim(link, 'rosa-2@correo.mx')).toBe(404)
  expect((await server.request('marta', 'POST', `/api/users/${id}/claimLinks`)).status).toBe(422)
})

test('the desk may set the first address of a client and may not change it', async () => {
  const { id } = await writtenDown()
  const write = (email: string) => server.request('marta', 'PUT', `/api/users/${id}`, { email })
  expect((await write('primera@correo.mx')).status).toBe(200)
  expect((await write('otra@correo.mx')).status).toBe(403)
})

test('two clients are merged with all they have, and the account that goes is erased with the other', async () => {
  const kept = await writtenDown()
  const gone = await writtenDown({ email: 'doble@correo.mx' })
  const dog = await eligibleDog(server, 'Doble', { owner: 'ana' })
  await run(sql`update dogs set owner_id = ${gone.id} where id = ${dog}`)
  const [service] = await run(sql`select id from services where type = 'Guardería' limit 1`)
  const [booked] = await run(sql`with visit as (
      insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
      values (${gone.id}, ${service!['id']}, 'checked-out', '2026-01-05', '2026-01-05', 0) returning id),
    came as (insert into booking_events (booking_id, to_status, at) select id, 'checked-in', '2026-01-05T15:00:00Z' from visit),
    dogs_of as (insert into booking_dogs (booking_id, dog_id, owner_id) select id, ${dog}, ${gone.id} from visit)
    select id from visit`)
  await run(sql`insert into report_cards (booking_id, dog_id, owner_id, day, mood, sent_at, sent_by)
    values (${booked!['id']}, ${dog}, ${gone.id}, '2026-01-05', 'happy', now(), ${server.ids.marta})`)
  await run(
    sql`insert into notifications (user_id, kind, title, message) values (${gone.id}, 'x', 'Un aviso', 'x')`,
  )

  // Earlier events of the dog are delivered to its owner at that time.
  await eventsDelivered(server.database.pool)
  const merge = (goneId: string) =>
    server.request('marta', 'POST', `/api/users/${kept.id}/merges`, { goneId })
  const { status, body } = await merge(gone.id)
  expect([status, body.data?.user]).toEqual([
    200,
    expect.objectContaining({ id: kept.id, email: 'doble@correo.mx', phone: kept.phone }),
  ])
  for (const [table, column] of [
    ['dogs', 'owner_id'],
    ['bookings', 'client_id'],
    ['booking_dogs', 'owner_id'],
    ['medical_records', 'owner_id'],
    ['report_cards', 'owner_id'],
    ['notifications', 'user_id'],
  ] as const) {
    const owners = await run(
      sql`select distinct ${sql.identifier(column)} as of from ${sql.identifier(table)} where ${sql.identifier(column)} in (${kept.id}, ${gone.id})`,
    )
    expect([table, owners]).toEqual([table, [{ of: kept.id }]])
  }
  expect(await run(sql`select email, closed_at is null as open from users where id = ${gone.id}`)).toEqual([
    { email: '', open: false },
  ])
  const { body: trail } = await server.request('admin', 'GET', `/api/audit?entity=merge&id=${kept.id}`)
  expect(trail.data.auditEntries[0]).toMatchObject({ actor: { id: server.ids.marta }, action: 'created' })
  expect((await merge(gone.id)).status).toBe(409)
  expect((await merge(kept.id)).status).toBe(409)
})

test('two dogs are one where they never were in two places at once', async () => {
  const [kept, gone, beside] = [
    await eligibleDog(server, 'Nube', { medicalRecords: false, weightKg: null }),
    await eligibleDog(server, 'Nuve'),
    await eligibleDog(server, 'Oso', { owner: 'luis' }),
  ]
  const merge = (goneId: string) => server.request('marta', 'POST', `/api/rumis/${kept}/merges`, { goneId })
  expect(await merge(beside)).toMatchObject({ status: 409, body: { code: 'not-mergeable' } })

  const [service] = await run(sql`select id from services where type = 'Guardería' limit 1`)
  const book = (dogId: string, day: string) =>
    run(sql`with visit as (
        insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
        values (${server.ids.ana}, ${service!['id']}, 'confirmed', ${day}::date, ${day}::date, 0) returning id),
      named as (insert into booking_dogs (booking_id, dog_id, owner_id) select id, ${dogId}, ${server.ids.ana} from visit)
      insert into dog_occupancies (booking_id, dog_id, kind, start_at, end_at)
      select id, ${dogId}, 'stay', ${`${day}T13:00:00Z`}, ${`${day}T23:00:00Z`} from visit`)
  await book(kept, '2027-02-01')
  await book(gone, '2027-02-01')
  expect((await merge(gone)).body).toMatchObject({
    code: 'not-mergeable',
    message: expect.stringContaining('al mismo tiempo'),
  })
  await run(
    sql`delete from bookings where id in (select booking_id from booking_dogs where dog_id = ${kept})`,
  )

  expect((await merge(gone)).body.data.rumi).toMatchObject({ _id: kept, name: 'Nube', weightKg: 8 })
  expect((await server.request('marta', 'GET', `/api/rumis/${gone}`)).status).toBe(404)
  expect(await run(sql`select count(*)::int as records from medical_records where dog_id = ${kept}`)).toEqual(
    [{ records: 6 }],
  )
  expect(await run(sql`select dog_id from dog_occupancies where start_at = '2027-02-01T13:00:00Z'`)).toEqual([
    { dog_id: kept },
  ])
})
