import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Queryable } from './connect.ts'
import { sendWithCommit } from './send-with-commit.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table written (word text primary key)`)
})
afterAll(() => database.close())

const write = (db: Queryable, word: string) =>
  sendWithCommit(db, () => db.execute(sql`insert into written values (${word})`))
async function writtenWords(db: Queryable = database.db) {
  const { rows } = await db.execute<{ word: string }>(sql`select word from written order by word`)
  return rows.map(({ word }) => word)
}

test('what is sent with the commit is seen by what is asked after it, and is there once the transaction has ended', async () => {
  await database.db.transaction(async (tx) => {
    await write(tx, 'seen')
    expect(await writtenWords(tx)).toContain('seen')
    await write(tx, 'unseen')
  })
  expect(await writtenWords()).toEqual(expect.arrayContaining(['seen', 'unseen']))
})

test('where it fails the transaction fails with it, and nothing is kept', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into written values ('beside what fails')`)
    await write(tx, 'twice')
    await write(tx, 'twice')
    return 'answered'
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await writtenWords()).not.toContain('beside what fails')
  expect(await writtenWords()).not.toContain('twice')
})

test('what a part of a transaction sent goes with that part', async () => {
  await database.db.transaction(async (tx) => {
    await write(tx, 'whole')
    await tx
      .transaction(async (part) => {
        await write(part, 'part')
        throw new Error('not this part')
      })
      .catch(() => undefined)
  })
  expect(await writtenWords()).toContain('whole')
  expect(await writtenWords()).not.toContain('part')
})

test('outside of a transaction, and in one that begins with what may be refused, it is waited for', async () => {
  await write(database.db, 'alone')
  await expect(write(database.db, 'alone')).rejects.toMatchObject({ cause: { code: '23505' } })
  const failing = database.db.transaction((tx) => write(tx, 'alone'), { isolationLevel: 'serializable' })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
})
