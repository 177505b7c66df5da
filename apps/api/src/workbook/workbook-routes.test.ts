import { unzipSync, strFromU8 } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventsDelivered } from '../../../../tests/support/bookings/events-delivered.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { dogs } from '../db/schema/people/dogs.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  const { body } = await server.request(null, 'POST', '/api/auth/login', {
    email: 'marta@demo.rumi.mx',
    password: 'lomito-feliz-2026',
  })
  token = body.token
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const download = () =>
  server.app.inject({ url: '/api/export-excel', headers: { authorization: `Bearer ${token}` } })

const sheetOf = async (bytes: Buffer, name: string) => {
  const found = (await readWorkbook(bytes)).find(({ sheet }) => sheet === name)
  const [headings = [], ...rows] = found?.data ?? []
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, i) => [String(heading), row[i] ?? null])),
  )
}

/** Disables the lock timeout for all connections while the test holds a lock. */
async function waitAsLongAsItTakes() {
  const { pool } = server.database
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  await Promise.all(
    clients.map((client) => client.query(`set lock_timeout = '30s'; set statement_timeout = '30s'`)),
  )
  for (const client of clients) client.release()
}

// Runs first, because the person's export limit lasts as long as the export took. The embedded database has
// one connection, which a lock holder occupies.
test.skipIf(!process.env.TEST_DATABASE_URL)('refuses a third person while two exports run', async () => {
  await server.database.pool.query(`update users set role = 'colaborador' where id = $1`, [server.ids.luis])
  await eventsDelivered(server.database.pool)
  await waitAsLongAsItTakes()
  const holder = await server.database.pool.connect()
  await holder.query('begin; lock table dogs in access exclusive mode')
  const exportFor = async (who: 'marta' | 'admin' | 'luis') =>
    (await server.request(who, 'GET', '/api/export-excel')).status
  const two = [exportFor('admin'), exportFor('luis')]
  const areWaiting = async () => {
    const { rows } = await holder.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
         where not granted and relation = 'dogs'::regclass`,
    )
    expect(rows).toHaveLength(2)
  }
  try {
    await vi.waitFor(areWaiting, { timeout: 10_000 })
    expect(await exportFor('marta')).toBe(503)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  expect(await Promise.all(two)).toEqual([200, 200])
})

test('the file is called RumisData.xlsx, is never kept and opens with dogs, owners and medical records', async () => {
  const reply = await download()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="RumisData.xlsx"',
    'cache-control': 'no-store',
  })
  const sheets = await readWorkbook(reply.rawPayload)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Rumis', 'Dueños', 'Papeles'])
  const { rows } = await server.database.db.execute<{ dogs: number; medicalRecords: number }>(
    sql`select (select count(*) from dogs)::int as dogs, (select count(*) from medical_records)::int as "medicalRecords"`,
  )
  expect(sheets[0]?.data).toHaveLength(rows[0]!.dogs + 1)
  expect(sheets[2]?.data).toHaveLength(rows[0]!.medicalRecords + 1)
})

test.each([
  ['sol', 'FFFF9F1A', 'FF2B2140'],
  ['indigo', 'FF4D55CC', 'FFFFFFFF'],
])('headings have the theme of the business: %s', async (theme, field, letters) => {
  expect((await server.request('admin', 'PATCH', '/api/settings', { theme })).status).toBe(200)
  const styles = strFromU8(unzipSync((await download()).rawPayload)['xl/styles.xml']!)
  expect(styles).toContain(`<fgColor rgb="${field}"/>`)
  expect(styles).toContain(`<color rgb="${letters}"/>`)
  await server.request('admin', 'PATCH', '/api/settings', { theme: 'sol' })
})

test('numbers are numbers, days are dates and yes is Sí', async () => {
  const [canela] = await server.database.db
    .select()
    .from(dogs)
    .where(sql`${dogs.name} = 'Canela'`)
  const { rawPayload } = await download()
  const row = (await sheetOf(rawPayload, 'Rumis')).find(({ Nombre }) => Nombre === 'Canela')
  expect(row).toMatchObject({
    'Peso (kg)': canela!.weightKg,
    Nacimiento: new Date(`${canela!.birthDate}T00:00:00Z`),
    Esterilizado: canela!.sterilised ? 'Sí' : 'No',
    Correo: 'ana@demo.rumi.mx',
  })
  const medicalRecords = await sheetOf(rawPayload, 'Papeles')
  const medicalRecord = medicalRecords.find((stored) => stored['Verificado el'])
  expect(medicalRecord?.Aplicado).toBeInstanceOf(Date)
  expect(medicalRecord?.['Verificado el']).toBeInstanceOf(Date)
})

test('a dog that died or comes no more says so at the end of its row, and since when', async () => {
  await server.database.db.insert(dogs).values(
    (['deceased', 'gone'] as const).map((ended) => ({
      ownerId: server.ids.ana,
      name: `Se fue: ${ended}`,
      sex: 'macho' as const,
      birthDate: '2014-05-01',
      ended,
      endedOn: '2026-10-31',
    })),
  )
  const rows = await sheetOf((await download()).rawPayload, 'Rumis')
  const fields = rows.filter(({ Nombre }) => String(Nombre).startsWith('Se fue'))
  expect(new Set(fields.map((row) => row['Ya no viene']))).toEqual(new Set(['Falleció', 'Ya no viene']))
  expect(fields[0]!['Se anotó el']).toEqual(new Date('2026-10-31T00:00:00Z'))
  expect(rows.find(({ Nombre }) => Nombre === 'Canela')!['Ya no viene']).toBeNull()
})

test('each owner stands with the number of their dogs', async () => {
  const { rows } = await server.database.db.execute<{ email: string; dogs: number }>(
    sql`select u.email, count(d.id)::int as dogs from users u left join dogs d on d.owner_id = u.id
      where u.role = 'cliente' and u.email is not null group by u.id`,
  )
  const owners = await sheetOf((await download()).rawPayload, 'Dueños')
  const fields = new Map(owners.map(({ Correo, Rumis }) => [Correo, Rumis]))
  expect(rows.filter((row) => row.dogs > 1).length).toBeGreaterThan(0)
  for (const { email, dogs: count } of rows) expect([email, fields.get(email)]).toEqual([email, count])
})

test('an instant is written in the local time of the business', async () => {
  await server.database.db.insert(dogs).values({
    ownerId: server.ids.ana,
    name: 'Noctámbulo',
    sex: 'macho',
    birthDate: '2020-02-29',
    createdAt: '2026-01-02T03:30:00.000Z',
  })
  const row = (await sheetOf((await download()).rawPayload, 'Rumis')).find(
    ({ Nombre }) => Nombre === 'Noctámbulo',
  )
  expect(row).toMatchObject({
    Registrado: new Date('2026-01-01T21:30:00Z'),
    Nacimiento: new Date('2020-02-29T00:00:00Z'),
  })
})

test.each(['=1+1', '+52 55', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("http://x","y")'])(
  'text that begins like a formula stays as written, also once it is edited: %j',
  async (name) => {
    const [dog] = await server.database.db
      .insert(dogs)
      .values({ ownerId: server.ids.ana, name, sex: 'macho', birthDate: '2024-01-01' })
      .returning({ id: dogs.id })
    const { rawPayload } = await download()
    const parts = unzipSync(rawPayload)
    const xml = Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)] as const)
    expect(xml.filter(([, text]) => /<f[ >/]/.test(text))).toEqual([])
    // The library that reads it trims.
    const names = (await sheetOf(rawPayload, 'Rumis')).map(({ Nombre }) => String(Nombre))
    expect(names.map((text) => text.replace('_x000D_', '').trim())).toContain(name.trim())
    const written = name.replace('\r', '_x000D_').replaceAll('<', '&lt;')
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
    const [, style] = /<c r="[A-Z]+\d+" t="inlineStr"(?: s="(\d+)")?>/.exec(
      sheet.slice(sheet.lastIndexOf('<c ', sheet.indexOf(`>${written}</t>`))),
    )!
    const formats = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(strFromU8(parts['xl/styles.xml']!))![1]!
    const format = formats.match(/<xf [^>]*\/>|<xf .*?<\/xf>/g)![Number(style ?? 0)]
    expect(format).toMatch(/numFmtId="49".*quotePrefix="1"/)
    await server.database.db.delete(dogs).where(sql`${dogs.id} = ${dog!.id}`)
  },
)

test('signs of XML, emoji and letters of anywhere come back as they were written', async () => {
  const name = 'Ñandú <b>&"🐕‍🦺" 犬 ]]>'
  await server.database.db.insert(dogs).values({
    ownerId: server.ids.ana,
    name,
    sex: 'hembra',
    birthDate: '2024-01-01',
    color: 'a\u0001b_x0041_',
  })
  const { rawPayload } = await download()
  const rows = await sheetOf(rawPayload, 'Rumis')
  expect(rows.map(({ Nombre }) => Nombre)).toContain(name)
  expect(strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml']!)).toContain('ab_x005F_x0041_')
})

test('headings are frozen, have filters and show the colour of the business', async () => {
  const parts = unzipSync((await download()).rawPayload)
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toMatch(/<autoFilter ref="A1:V\d+"\/><\/worksheet>$/)
  expect(sheet.match(/<col /g)).toHaveLength(22)
  expect(strFromU8(parts['xl/styles.xml']!)).toContain('FFFF9F1A')
})

test('a failure before the first byte is a rejection, and the next export works', async () => {
  vi.spyOn(server.database.db, 'select').mockImplementation(() => {
    throw new Error('the database has gone')
  })
  // The actor is found by a prepared statement, so that only the export fails.
  const failed = await download()
  vi.restoreAllMocks()
  expect(failed.statusCode).toBe(500)
  expect(failed.json()).toMatchObject({ code: 'internal', message: expect.any(String) })
  expect(failed.headers['content-disposition']).toBeUndefined()
  expect((await download()).statusCode).toBe(200)
})

/** Enough rows that one export still runs when the next begins, and ends before that times out. */
const addDogs = (count: number) =>
  server.database.db.execute(sql`
    insert into dogs (owner_id, name, breed, sex, birth_date)
    select id, 'Rumi ' || n, 'Mestizo', 'hembra', '2024-01-01' from generate_series(1, ${count}::int) n,
      (select id from users where role = 'cliente' limit 1) owner`)

test('two exports of one client run one after the other', async () => {
  await addDogs(1_000)
  const finished: number[] = []
  const once = async () => {
    const { statusCode } = await download()
    finished.push(Date.now())
    return statusCode
  }
  expect(await Promise.all([once(), once()])).toEqual([200, 200])
  const { rows } = await server.database.db.execute<{ began: number }>(sql`
    select extract(epoch from at)::float8 * 1000 as began from security_events
    where kind = 'data-exported' order by at desc limit 1`)
  expect(rows[0]!.began).toBeGreaterThanOrEqual(Math.min(...finished) - 50)
})
