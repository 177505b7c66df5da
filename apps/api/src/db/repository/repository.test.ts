import { setTimeout as sleep } from 'node:timers/promises'
import { resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../connect.ts'
import { createRepository } from './repository.ts'
import { accounts } from '../schema/money/accounting.ts'
import { dogs, medicalRecords } from '../schema/people/dogs.ts'
import { notifications } from '../schema/messages.ts'
import { users } from '../schema/people/people.ts'
import { orders, products } from '../schema/money/shop.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'

const none = sql`'[]'::jsonb`
const dogRepository = createRepository(resources.dogs, dogs, {
  imported: sql`false`,
  notWith: none,
  tags: none,
})
const medicalRecordRepository = createRepository(resources.medicalRecords, medicalRecords)
const shop = createRepository(resources.products, products)
const chart = createRepository(resources.accounts, accounts)
const notificationRepository = createRepository(resources.notifications, notifications)
const people = createRepository(resources.clients, users)

let database: Database
let ana: string
let luis: string

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  const { db } = database
  await db.execute(sql`truncate users, products, accounts restart identity cascade`)
  const fields = { lastName: 'R', passwordHash: 'a secret' }
  const rows = await db
    .insert(users)
    .values([
      { ...fields, name: 'Ana', email: 'ana@x.mx' },
      { ...fields, name: 'Luis', email: 'luis@x.mx' },
    ])
    .returning({ id: users.id })
  ;[ana, luis] = rows.map((row) => row.id) as [string, string]
})

const newDog = (name: string, ownerId = ana) =>
  ({ name, ownerId, sex: 'hembra', birthDate: '2022-02-03' }) as const
/** One after the other, each in a millisecond of its own: the order of making is known no finer. */
const addDogs = async (...names: string[]) => {
  for (const name of names) {
    await dogRepository.insert(database.db, newDog(name))
    await sleep(2)
  }
}

const found = async (search: string) =>
  (await dogRepository.list(database.db, { limit: 9, search })).items.map((dog) => dog.name)

describe('a record', () => {
  test('leaves as its row says: wire names, days, instants with Z, numbers, and nothing else', async () => {
    const dog = await dogRepository.insert(database.db, { ...newDog('Canela'), weightKg: 14.25 })
    expect(Object.keys(dog).toSorted()).toEqual(Object.keys(resources.dogs.record.shape).toSorted())
    expect(resources.dogs.record.parse(dog)).toEqual(dog)
    expect(dog).toMatchObject({ birthDate: '2022-02-03', weightKg: 14.25, version: 1, ownerId: ana })
    expect(dog.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(await dogRepository.find(database.db, dog._id)).toEqual(dog)
  })

  test('takes no secret along', async () => {
    expect(JSON.stringify(await people.find(database.db, ana))).not.toContain('a secret')
  })

  test('may have fields that are computed', async () => {
    const withLoudName = createRepository(resources.dogs, dogs, {
      imported: sql`false`,
      notWith: none,
      tags: none,
      breed: sql<string>`upper(${dogs.name})`,
    })
    const { _id } = await dogRepository.insert(database.db, newDog('Canela'))
    expect((await withLoudName.find(database.db, _id))?.breed).toBe('CANELA')
    expect((await withLoudName.list(database.db, { limit: 1 })).items[0]?.breed).toBe('CANELA')
    expect((await withLoudName.update(database.db, _id, { name: 'Ron' }))?.breed).toBe('RON')
  })

  test('a row with an unknown field stops the start', () => {
    expect(() => createRepository(resources.orders, orders)).toThrow('orders has no column for items')
  })

  test('is not written with a field that is no column', async () => {
    await expect(
      dogRepository.insert(database.db, { ...newDog('Canela'), rol: 'admin' } as never),
    ).rejects.toThrow('dogs has no column for rol')
  })

  test('returns nothing for an impossible id without a query', async () => {
    const mute = { select: () => expect.unreachable() } as never
    for (const id of ['', 'x', '1', `${ana}0`, "'; drop table users"]) {
      expect(await dogRepository.find(mute, id)).toBeUndefined()
      expect(await dogRepository.update(mute, id, { name: 'x' })).toBeUndefined()
      expect(await dogRepository.remove(mute, id)).toBe(false)
    }
    for (const id of ['', 'x', '1.5', '-1', '99999999999', '2147483648', ana]) {
      expect(await shop.find(mute, id)).toBeUndefined()
    }
  })

  test('is removed once', async () => {
    const { _id } = await dogRepository.insert(database.db, newDog('Canela'))
    expect(await dogRepository.remove(database.db, _id)).toBe(true)
    expect(await dogRepository.remove(database.db, _id)).toBe(false)
  })
})

describe('a change', () => {
  test('counts the version and moves the stamp', async () => {
    const before = await dogRepository.insert(database.db, newDog('Canela'))
    const after = await dogRepository.update(database.db, before._id, { color: 'Caramelo' }, 1)
    expect(after).toMatchObject({ name: 'Canela', color: 'Caramelo', version: 2 })
    expect(after!.updatedAt >= before.updatedAt).toBe(true)
  })

  test('rejects an outdated version as stale and changes nothing', async () => {
    const { _id } = await dogRepository.insert(database.db, newDog('Canela'))
    await dogRepository.update(database.db, _id, { color: 'Caramelo' }, 1)
    await expect(dogRepository.update(database.db, _id, { color: 'Negro' }, 1)).rejects.toMatchObject({
      refusal: 'stale',
    })
    expect(await dogRepository.find(database.db, _id)).toMatchObject({ color: 'Caramelo', version: 2 })
  })

  test('a missing row is not found, with and without a version', async () => {
    const nobody = crypto.randomUUID()
    expect(await dogRepository.update(database.db, nobody, { color: 'Negro' })).toBeUndefined()
    expect(await dogRepository.update(database.db, nobody, { color: 'Negro' }, 1)).toBeUndefined()
  })

  test('of nothing at all is answered with the record, also where no version is kept', async () => {
    const notification = await notificationRepository.insert(database.db, {
      userId: ana,
      kind: 'k',
      title: 't',
      message: 'm',
    })
    expect(await notificationRepository.update(database.db, notification.id, {})).toEqual(notification)
    expect(await notificationRepository.update(database.db, notification.id, { read: true })).toEqual({
      ...notification,
      read: true,
    })
  })
})

describe('a list', () => {
  test('is walked page by page in the order of making, each record once', async () => {
    await addDogs('a', 'b', 'c', 'd', 'e')
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await dogRepository.list(database.db, { limit: 2, cursor })
      seen.push(...page.items.map((dog) => dog.name))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('pages through records created at the same instant', async () => {
    await database.db.transaction(async (tx) => {
      for (const name of ['a', 'b', 'c', 'd', 'e']) await dogRepository.insert(tx, newDog(name))
    })
    const first = await dogRepository.list(database.db, { limit: 3 })
    const second = await dogRepository.list(database.db, { limit: 3, cursor: first.nextCursor })
    expect([...first.items, ...second.items].map((dog) => dog.name).toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ])
  })

  test('that is exactly full has no next page', async () => {
    await addDogs('a', 'b')
    expect(await dogRepository.list(database.db, { limit: 2 })).not.toHaveProperty('nextCursor')
  })

  test('shows products by their number and accounts by their code', async () => {
    const fields = { priceCentavos: 100, category: 'Snacks' } as const
    for (const id of [3, 1, 2]) await shop.insert(database.db, { id, name: `${id}`, ...fields })
    const first = await shop.list(database.db, { limit: 2 })
    expect(first.items.map((product) => product.id)).toEqual([1, 2])
    const rest = await shop.list(database.db, { limit: 2, cursor: first.nextCursor })
    expect(rest.items.map((product) => product.id)).toEqual([3])

    const account = { name: 'N', type: 'asset', nature: 'debit' } as const
    for (const code of ['401.01', '101.01', '206.01']) await chart.insert(database.db, { code, ...account })
    const upper = await chart.list(database.db, { limit: 1 })
    const lower = await chart.list(database.db, { limit: 9, cursor: upper.nextCursor })
    expect([...upper.items, ...lower.items].map((row) => row.code)).toEqual(['101.01', '206.01', '401.01'])
  })

  test.each([
    ['nonsense', 'x'],
    ['JSON of another shape', Buffer.from('{"id":1}').toString('base64url')],
    ['a cursor of another list', Buffer.from('[3]').toString('base64url')],
    ['SQL', Buffer.from(`["2026-01-01T00:00:00Z","' or true"]`).toString('base64url')],
  ])('refuses %s as a cursor', async (_, cursor) => {
    await expect(dogRepository.list(database.db, { limit: 1, cursor })).rejects.toMatchObject({
      refusal: 'malformed',
    })
  })

  test('is held to its owner, narrowed by fields, and by a condition of the caller', async () => {
    await addDogs('a', 'b')
    await dogRepository.insert(database.db, newDog('c', luis))
    const names = async (listing: object) =>
      (await dogRepository.list(database.db, { limit: 9, ...listing })).items.map((dog) => dog.name)
    expect(await names({ only: { ownerId: luis } })).toEqual(['c'])
    expect(await names({ only: { ownerId: luis }, filters: { ownerId: ana } })).toEqual([])
    expect(await names({ filters: { ownerId: undefined } })).toEqual(['a', 'b', 'c'])
    expect(await names({ where: sql`${dogs.name} > 'a'` })).toEqual(['b', 'c'])
  })

  test('of medical records can be narrowed to those that are verified, or not', async () => {
    const dog = await dogRepository.insert(database.db, newDog('Canela'))
    const fields = { rumiId: dog._id, ownerId: ana, kind: 'incident', appliedOn: '2026-01-01' } as const
    await medicalRecordRepository.insert(database.db, { ...fields, notes: 'waiting' })
    await medicalRecordRepository.insert(database.db, {
      ...fields,
      notes: 'seen',
      verifiedBy: luis,
      verifiedAt: '2026-01-02T00:00:00Z',
    })
    const notes = async (verified: boolean) =>
      (await medicalRecordRepository.list(database.db, { limit: 9, filters: { verified } })).items.map(
        (medicalRecord) => medicalRecord.notes,
      )
    expect(await notes(true)).toEqual(['seen'])
    expect(await notes(false)).toEqual(['waiting'])
  })

  test('is searched in any of its fields, whatever the case, and signs of the pattern are letters', async () => {
    await addDogs('Canela', '100%', 'a_b', 'aXb', 'back\\slash')
    expect(await found('CANE')).toEqual(['Canela'])
    expect(await found('%')).toEqual(['100%'])
    expect(await found('a_b')).toEqual(['a_b'])
    expect(await found('k\\s')).toEqual(['back\\slash'])
    expect(await found("'")).toEqual([])
  })

  test('is searched word by word and without minding accents', async () => {
    const fields = { passwordHash: 'a secret' }
    await database.db.insert(users).values({ ...fields, name: 'José', lastName: 'Núñez', email: 'pepe@x.mx' })
    const namesFor = async (search: string) =>
      (await people.list(database.db, { limit: 9, search })).items.map(({ name }) => name)
    expect(await namesFor('jose nuñ')).toEqual(['José'])
    expect(await namesFor('NÚÑEZ pepe')).toEqual(['José'])
    expect(await namesFor('jose nunez')).toEqual(['José'])
    expect(await namesFor('jose ana')).toEqual([])
  })

  test('can name its records, and whom they belong to', async () => {
    await addDogs('a', 'b')
    const { _id } = (await dogRepository.list(database.db, { limit: 1 })).items[0]!
    await dogRepository.insert(database.db, newDog('c', luis))
    expect(
      (await dogRepository.list(database.db, { limit: 9, filters: { ids: [_id, ana] } })).items,
    ).toHaveLength(1)
    const both = await dogRepository.list(database.db, { limit: 9, filters: { ownerId: [ana, luis] } })
    expect(both.items).toHaveLength(3)
  })

  test('costs the same far behind as at its beginning', async () => {
    await database.db.execute(sql`insert into dogs (owner_id, name, sex, birth_date, created_at)
      select ${ana}, 'n', 'macho', '2022-01-01', timestamptz '2020-01-01Z' + n * interval '1 minute'
      from generate_series(1, 5000) n`)
    await database.db.execute(sql`analyze dogs`)
    const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from dogs where (created_at, id) > ('2020-01-04Z', ${ana}::uuid) order by created_at, id limit 50`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index.*dogs_in_order[\s\S]*Index Cond/)
  })
})
