import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../connect.ts'
import { migrate } from '../migrate.ts'
import { applyMigrations, readMigrations } from '../migrations.ts'
import { readDefinitions } from '../sql-definitions.ts'
import { squashed } from '../../testing/squashed-migrations.ts'
import { empty } from '../../testing/database-templates.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase(empty, { races: true })
})
afterEach(() => database.close())

const forgetEverything = () =>
  database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')

const journal = async () => {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*) as count from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.count
}

const written = readMigrations().length

test('a database that is up to date is left as it is', async () => {
  expect(await journal()).toBe(written)
  await migrate(database)
  expect(await journal()).toBe(written)
})

/** An embedded database belongs to one process (`folder-lock.ts`); several instances share a server. */
test.runIf(process.env.TEST_DATABASE_URL)('one of several starting instances migrates', async () => {
  await forgetEverything()
  await Promise.all(Array.from({ length: 5 }, () => migrate(database)))
  expect(await journal()).toBe(written)
  expect(await database.db.execute(sql`select * from users`)).toMatchObject({ rowCount: 0 })
})

test('a migration that fails halfway changes nothing, and the next start succeeds', async () => {
  await forgetEverything()
  await database.pool.query('create table users (id integer)')
  await expect(migrate(database)).rejects.toThrow('users')
  expect((await database.pool.query(`select to_regclass('accounts') as found`)).rows).toEqual([
    { found: null },
  ])

  await database.pool.query('drop table users')
  await migrate(database)
  expect(await journal()).toBe(written)
})

test('statement timeouts hold again after migrating', async () => {
  const { rows } = await database.db.execute<{ bound: string }>(
    sql`select current_setting('statement_timeout') as bound`,
  )
  expect(rows).toEqual([{ bound: '3s' }])
})

test('a database migrated by a newer program is refused and left as it is', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('from-tomorrow', 32503680000000)`,
  )
  const before = await journal()
  await expect(migrate(database)).rejects.toThrow(/newer version of Rumi than this one \(it has 1 migrations/)
  expect(await journal()).toBe(before)
})

const record = async (hashes: readonly string[]) => {
  await database.pool.query('delete from drizzle.__drizzle_migrations')
  await database.pool.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) select hash, place from unnest($1::text[]) with ordinality as step(hash, place)',
    [hashes],
  )
}

/** Leaves the database as the last version before the baseline left it. */
async function undoLaterMigrations() {
  await forgetEverything()
  const client = await database.pool.connect()
  await client.query('begin')
  await applyMigrations(client, readMigrations(), 0, 1)
  await client.query('commit')
  client.release()
}

test('a database of the last version before the baseline is recognised and goes on from there', async () => {
  await undoLaterMigrations()
  await record(squashed)
  await migrate(database)
  expect(await journal()).toBe(written)
  await migrate(database)
  expect(await journal()).toBe(written)
})

test('functions are renamed, with the triggers that call them, and get other parameters', async () => {
  const callers = () =>
    database.pool.query(`select tgname as trigger from pg_trigger
      where tgfoid in (select oid from pg_proc where proname in ('tell_of_changed_site', 'notify_site_change')) order by 1`)
  const expected = (await callers()).rows
  await undoLaterMigrations()
  await database.pool.query(`
    drop function net_paid;
    create function net_paid(booking uuid, ordered uuid, pass uuid) returns bigint language sql as 'select 0::bigint';
    create function account_of_expense(asked text) returns uuid language sql as 'select null::uuid'`)
  expect(await bodyOf('tell_of_changed_site')).toContain('pg_notify')
  await migrate(database)
  expect(await bodyOf('notify_site_change')).toContain('pg_notify')
  expect(await Promise.all(['tell_of_changed_site', 'account_of_expense'].map(bodyOf))).toEqual([
    undefined,
    undefined,
  ])
  expect(await bodyOf('net_paid')).toContain('shop_order')
  expect((await callers()).rows).toEqual(expected)
  expect(expected.length).toBeGreaterThan(5)
})

test.each([
  ['lacks the last migration before the baseline', squashed.slice(0, -1)],
  ['has another one after the first', [squashed[0]!, 'other', ...squashed.slice(2)]],
])('a database that %s is refused and left as it is', async (_, hashes) => {
  await record(hashes)
  await expect(migrate(database)).rejects.toThrow(/from before the baseline and lacks some of its changes/)
  expect(await journal()).toBe(hashes.length)
})

const bodyOf = async (name: string) => {
  const { rows } = await database.pool.query<{ body: string }>(
    'select prosrc as body from pg_proc where proname = $1',
    [name],
  )
  return rows[0]?.body
}

const replaceByOther = () =>
  database.pool.query(
    `create or replace function iva_within(amount bigint, percent numeric) returns bigint language sql immutable as 'select 0::bigint'`,
  )

test('the database has exactly the functions and views of the folder', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select 'function ' || proname as name from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select 'view ' || viewname from pg_views where schemaname = 'public'`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    readDefinitions()
      .map(({ kind, name }) => `${kind} ${name}`)
      .toSorted(),
  )
})

test('the body of every function is valid', async () => {
  const validate = database.pool.query(`
    set check_function_bodies = on;
    do $$ declare f record; begin
      for f in select p.oid, l.lanname from pg_proc p join pg_language l on l.oid = p.prolang
        where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql') loop
        if f.lanname = 'sql' then perform fmgr_sql_validator(f.oid); else perform plpgsql_validator(f.oid); end if;
      end loop;
    end $$`)
  await expect(validate).resolves.toBeDefined()
})

test('a function is replaced where the folder has changed since the last start', async () => {
  const body = await bodyOf('iva_within')
  await replaceByOther()
  await migrate(database)
  expect(await bodyOf('iva_within')).toBe('select 0::bigint')
  await database.pool.query(`update drizzle.sql_definitions set hash = 'another'`)
  await migrate(database)
  expect(await bodyOf('iva_within')).toBe(body)
})

test('a program older than its database leaves functions as they are', async () => {
  await replaceByOther()
  await database.pool.query(`update drizzle.sql_definitions set hash = 'another'`)
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('from-tomorrow', 32503680000000)`,
  )
  await expect(migrate(database)).rejects.toThrow(/newer version of Rumi/)
  expect(await bodyOf('iva_within')).toBe('select 0::bigint')
})

/** An embedded database belongs to one process. */
test.runIf(process.env.TEST_DATABASE_URL)(
  'instances that start together replace functions once',
  async () => {
    await replaceByOther()
    await database.pool.query(`update drizzle.sql_definitions set hash = 'another'`)
    await Promise.all(Array.from({ length: 5 }, () => migrate(database)))
    expect(await bodyOf('iva_within')).not.toBe('select 0::bigint')
    expect((await database.pool.query('select from drizzle.sql_definitions')).rowCount).toBe(1)
  },
)
