import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsDelivered } from '../../../../tests/support/bookings/events-delivered.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { auditBooksNightly } from './audit-books.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

/** Audits at a moment, as two instances do at once. */
async function auditAt(instant: string) {
  const { db } = server.database
  const found = await Promise.all([auditBooksNightly(db, instant), auditBooksNightly(db, instant)])
  return found.toSorted()
}

const lastAudit = async () =>
  (await server.request('conta', 'GET', '/api/accounting/audit/last')).body.data.audit

/** Corrupts the amount of an entry with triggers disabled. */
async function breakAnEntry() {
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(`update gl_lines set debit_centavos = debit_centavos + 100
      where (entry_id, position) = (select l.entry_id, l.position from gl_lines l join gl_entries e on e.id = l.entry_id
        where e.booking_id is not null and l.debit_centavos > 0 order by e.number limit 1)`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('the books are audited once a night by one of several instances, and not before three', async () => {
  expect(await auditAt('2031-10-13T08:59:59Z')).toEqual([null, null])
  expect(await auditAt('2031-10-13T09:00:00Z')).toEqual([0, null])
  expect(await auditAt('2031-10-13T15:00:00Z')).toEqual([null, null])
  expect(await lastAudit()).toEqual({ checkedAt: '2031-10-13T09:00:00.000Z', differences: [] })
})

test('stores differences and notifies only those who read the books, once', async () => {
  await breakAnEntry()
  const [found, none] = await auditAt('2031-10-14T09:00:00Z')
  expect([found, none]).toEqual([expect.any(Number), null])
  expect(found).toBeGreaterThan(0)
  expect(await auditAt('2031-10-14T18:00:00Z')).toEqual([null, null])

  const { differences } = await lastAudit()
  expect(differences).toHaveLength(found!)
  expect(differences).toContainEqual(
    expect.objectContaining({ source: 'booking', centavos: expect.any(Number) }),
  )
  await eventsDelivered(server.database.pool)
  const { rows } = await server.database.pool.query(
    `select u.email, n.title, n.href from notifications n join users u on u.id = n.user_id where n.kind = 'books-differ' order by 1`,
  )
  const notification = { title: 'Los libros no cuadran', href: '/oficina/contabilidad/meses' }
  expect(rows).toEqual([
    { email: 'admin@demo.rumi.mx', ...notification },
    { email: 'conta@demo.rumi.mx', ...notification },
  ])
  expect((await server.request('marta', 'GET', '/api/accounting/audit/last')).status).toBe(403)
})
