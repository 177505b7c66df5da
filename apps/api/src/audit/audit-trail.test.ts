import type { AuditEntry } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpenDay } from '../../../../tests/support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows
const idIn = async (query: string, ...values: unknown[]) =>
  (await rows<{ id: string }>(query, ...values))[0]!.id
const entries = async (query = ''): Promise<AuditEntry[]> =>
  (await server.request('admin', 'GET', `/api/audit?${query}`)).body.data.auditEntries

async function request(...requested: Parameters<TestServer['request']>) {
  const answer = await server.request(...requested)
  expect([requested[2], answer.status, answer.body]).toEqual([
    requested[2],
    expect.toSatisfy((s) => s < 300),
    answer.body,
  ])
  return answer.body?.data
}

type Case = [
  what: string,
  act: () => Promise<unknown>,
  expected: { who: 'admin' | 'marta' | 'ana'; entity: AuditEntry['entity']; action?: AuditEntry['action'] },
  change: AuditEntry['changes'][number],
]

const canela = () => idIn(`select id from dogs where name = 'Canela' and owner_id = $1`, server.ids.ana)
const night = () => idIn(`select id from services where type = 'Hotel'`)
let made = ''

/** One case per kind of change, by its call. */
const cases: Case[] = [
  [
    'a setting that was at its default',
    () => request('admin', 'PATCH', '/api/settings', { address: { street: 'Calle Sol 8' } }),
    { who: 'admin', entity: 'settings' },
    { field: 'address.street', before: expect.stringMatching(/\w/), after: 'Calle Sol 8' },
  ],
  [
    'a setting that somebody had changed',
    () => request('admin', 'PATCH', '/api/settings', { address: { street: 'Calle Luna 9' } }),
    { who: 'admin', entity: 'settings' },
    { field: 'address.street', before: 'Calle Sol 8', after: 'Calle Luna 9' },
  ],
  [
    'a list of settings',
    () =>
      request('admin', 'PATCH', '/api/settings', { hotel: { discounts: [{ fromNights: 3, percent: 4 }] } }),
    { who: 'admin', entity: 'settings' },
    { field: 'hotel.discounts', before: expect.any(Array), after: [{ fromNights: 3, percent: 4 }] },
  ],
  [
    'a price',
    async () => request('admin', 'PUT', `/api/services/${await night()}`, { priceCentavos: 61_000 }),
    { who: 'admin', entity: 'service' },
    { field: 'priceCentavos', before: expect.any(Number), after: 61_000 },
  ],
  [
    'a season',
    async () =>
      request('admin', 'PUT', `/api/services/${await night()}`, {
        seasons: [{ name: 'Alta', from: '2026-12-20', to: '2027-01-06', percent: 20 }],
      }),
    { who: 'admin', entity: 'service' },
    {
      field: 'seasons',
      before: [],
      after: [{ name: 'Alta', from: '2026-12-20', to: '2027-01-06', percent: 20 }],
    },
  ],
  [
    'a product that is added',
    async () =>
      request('marta', 'POST', '/api/products', {
        name: 'Pelota',
        priceCentavos: 9_900,
        category: 'Juguetes',
        stock: 4,
      }),
    { who: 'marta', entity: 'product', action: 'created' },
    { field: 'stock', before: null, after: 4 },
  ],
  [
    'a role',
    () => request('admin', 'PUT', `/api/users/${server.ids.luis}`, { role: 'colaborador' }),
    { who: 'admin', entity: 'user' },
    { field: 'role', before: 'cliente', after: 'colaborador' },
  ],
  [
    'a person’s own telephone',
    () => request('ana', 'PUT', `/api/users/${server.ids.ana}`, { phone: '55 9999 0000' }),
    { who: 'ana', entity: 'user' },
    { field: 'phone', before: expect.any(String), after: '55 9999 0000' },
  ],
  [
    'a dog',
    async () => request('ana', 'PATCH', `/api/rumis/${await canela()}`, { weightKg: 13.5 }),
    { who: 'ana', entity: 'rumi' },
    { field: 'weightKg', before: expect.any(Number), after: 13.5 },
  ],
  [
    'a medical record that is brought',
    async () =>
      (made = (
        await request('ana', 'POST', '/api/medical-records', {
          rumiId: await canela(),
          kind: 'vaccine',
          product: 'Rabia',
          appliedOn: '2026-01-10',
          expiresOn: '2027-01-10',
        })
      ).medicalRecord._id),
    { who: 'ana', entity: 'medicalRecord', action: 'created' },
    { field: 'product', before: null, after: 'Rabia' },
  ],
  [
    'its verification',
    () =>
      request('marta', 'PATCH', `/api/medical-records/${made}`, {
        verified: true,
        withoutEvidence: 'Cartilla vista',
      }),
    { who: 'marta', entity: 'medicalRecord' },
    { field: 'verifiedAt', before: null, after: expect.stringMatching(/^2\d{3}-/) },
  ],
  [
    'an order',
    async () =>
      request('ana', 'POST', '/api/orders', {
        items: [{ productId: Number(await idIn(`select id from products where stock > 0`)), quantity: 1 }],
        delivery: 'pickup',
        payment: 'counter',
      }),
    { who: 'ana', entity: 'order', action: 'created' },
    { field: 'status', before: null, after: 'pending' },
  ],
  [
    'money that is received',
    async () => {
      const booking = await idIn(
        `select id from bookings where status = 'confirmed' and total_centavos > 100 limit 1`,
      )
      return request('marta', 'POST', `/api/serviceBookings/${booking}/payments`, {
        amountCentavos: 100,
        method: 'cash',
      })
    },
    { who: 'marta', entity: 'payment', action: 'created' },
    { field: 'amountCentavos', before: null, after: 100 },
  ],
  [
    'a pass that is asked for',
    () => request('ana', 'POST', '/api/passes', { kind: 'training-5' }),
    { who: 'ana', entity: 'pass', action: 'created' },
    { field: 'status', before: null, after: 'requested' },
  ],
  [
    'a day on which the house is closed',
    () =>
      request('admin', 'POST', '/api/houseDays', {
        day: nextOpenDay('Guardería', 60),
        kind: 'closed',
        note: 'Boda',
      }),
    { who: 'admin', entity: 'houseDay', action: 'created' },
    { field: 'note', before: null, after: 'Boda' },
  ],
  [
    'the time for cleaning up',
    () => request('admin', 'PUT', '/api/schedule/cleaning', { serviceType: 'Evento', cleaningMinutes: 15 }),
    { who: 'admin', entity: 'serviceType' },
    { field: 'cleaningMinutes', before: 0, after: 15 },
  ],
  [
    'somebody who is invited',
    () =>
      request('admin', 'POST', '/api/invitations', {
        name: 'Rosa',
        email: 'rosa@correo.mx',
        role: 'contador',
      }),
    { who: 'admin', entity: 'invitation', action: 'created' },
    { field: 'role', before: null, after: 'contador' },
  ],
]

test.each(cases)(
  '%s leaves who did it, from where, and what it was before',
  async (_what, act, expected, change) => {
    await act()
    const { who, ...kind } = expected
    const newest = (await entries(`entity=${expected.entity}&actor=${server.ids[who]}`))[0]
    expect(newest).toMatchObject({
      action: 'changed',
      ...kind,
      actor: { id: server.ids[who], name: expect.stringMatching(/\w \w/) },
      network: '127.0.0.0/24',
      device: 'Un navegador',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      changes: expect.arrayContaining([change]),
    })
  },
)

test('writes nothing for a change that is undone or changes nothing; the order reports its pieces', async () => {
  const before = await entries()
  expect((await server.request('admin', 'PATCH', '/api/settings', { rfc: 'NADA' })).status).toBe(400)
  await request('ana', 'PUT', `/api/users/${server.ids.ana}`, { phone: '55 9999 0000' })
  await server.database.pool.query('begin; update services set price_centavos = 1; rollback')
  expect(await entries()).toEqual(before)
  expect((await entries('entity=product')).filter(({ action }) => action === 'changed')).toEqual([])
})

test('records acts of the server as its own', async () => {
  await rows(`update services set description = 'Por la noche' where type = 'Hotel'`)
  expect((await entries('entity=service'))[0]).toMatchObject({
    actor: null,
    requestId: null,
    network: null,
    label: expect.any(String),
    changes: [{ field: 'description', after: 'Por la noche' }],
  })
})

test('it is read page by page, each once, the newest first, and narrowed by what, whose and when', async () => {
  const all = await entries('limit=200')
  const read: AuditEntry[] = []
  for (let cursor = ''; read.length < all.length;) {
    const { body } = await server.request('admin', 'GET', `/api/audit?limit=7${cursor}`)
    read.push(...body.data.auditEntries)
    cursor = `&cursor=${body.nextCursor}`
    if (!body.nextCursor) break
  }
  expect(read.slice(0, all.length)).toEqual(all)
  expect(all.toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id)).toEqual(all)
  const service = await night()
  const ofService = await entries(`entity=service&id=${service}&limit=200`)
  expect(new Set(ofService.map(({ entityId }) => entityId))).toEqual(new Set([service]))
  expect(await entries('from=2100-01-01')).toEqual([])
  expect(await entries('to=2000-01-01')).toEqual([])
  expect(await entries('from=2000-01-01&to=2100-01-01&limit=200')).toEqual(all)
  for (const wrong of [
    'cursor=x',
    'entity=x',
    'actor=x',
    'from=2026-02-30',
    'from=2026-02-02&to=2026-02-01',
    'limit=0',
    'otro=1',
  ])
    expect([wrong, (await server.request('admin', 'GET', `/api/audit?${wrong}`)).status]).toEqual([
      wrong,
      400,
    ])
})

test('rejects every other reader', async () => {
  const requested = (['ana', 'marta', 'conta', null] as const).map((who) =>
    server.request(who, 'GET', '/api/audit'),
  )
  expect((await Promise.all(requested)).map(({ status }) => status)).toEqual([403, 403, 403, 401])
})

test('no secret is ever in it, and a person who is erased leaves only what was changed', async () => {
  const fields = await rows<{ field: string }>(
    `select distinct change ->> 'field' as field from audit_entries, jsonb_array_elements(changes) as change order by 1`,
  )
  const secret = /password|hash|token|secret|code|key|cookie/i
  const named = fields.map(({ field }) => field).filter((name) => secret.test(name))
  expect(named).toEqual(['code', 'key', 'satProductKey', 'satUnitKey'])

  await rows(`update dogs set allergies = 'Alergia secretísima' where owner_id = $1`, server.ids.ana)
  await rows(`select set_config('rumi.erased_person', $1, false)`, server.ids.ana)
  await rows(
    'update audit_entries set changes = audit_changes_without_person(changes) where subject_id = $1',
    server.ids.ana,
  )
  await rows(`update dogs set allergies = 'Otra secretísima' where owner_id = $1`, server.ids.ana)
  await expect(
    rows(`update audit_entries set actor_id = null where subject_id = $1`, server.ids.ana),
  ).rejects.toThrow('never changed')
  await expect(
    rows(`update audit_entries set changes = audit_changes_without_person(changes)`),
  ).rejects.toThrow('never changed')
  await rows(`select set_config('rumi.erased_person', '', false)`)
  const left = JSON.stringify(await rows('select * from audit_entries where subject_id = $1', server.ids.ana))
  expect(left).toContain('"erased":true')
  for (const word of ['secretísima', '55 9999 0000', 'Canela', 'ana@demo']) expect(left).not.toContain(word)
})
