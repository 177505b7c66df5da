import { defaultSettings } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { addSettingsVersion, currentSettings } from './settings-repository.ts'

let database: Database
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const add = (name: string) => database.db.transaction((tx) => addSettingsVersion(tx, { name }, { by: null }))
const nameNow = async () => (await currentSettings(database.db)).name

test('the defaults apply without a stored version', async () => {
  expect(await currentSettings(database.db)).toEqual({ ...defaultSettings, version: 1 })
})

test('a version that is read again is the same object, and a newer one is seen at once', async () => {
  await add('Casa Uno')
  const first = await currentSettings(database.db)
  expect(first).toMatchObject({ name: 'Casa Uno', version: 2 })
  expect(await currentSettings(database.db)).toBe(first)
  await add('Casa Dos')
  expect(await currentSettings(database.db)).toMatchObject({ name: 'Casa Dos', version: 3 })
})

test('a version that was given up is not taken for the one that comes to have its number', async () => {
  const givenUp = database.db.transaction(async (tx) => {
    await addSettingsVersion(tx, { name: 'Casa Nunca' }, { by: null })
    expect((await currentSettings(tx)).name).toBe('Casa Nunca')
    throw new Error('given up')
  })
  await expect(givenUp).rejects.toThrow('given up')
  expect(await nameNow()).toBe('Casa Dos')
  await add('Casa Tres')
  expect(await currentSettings(database.db)).toMatchObject({ name: 'Casa Tres', version: 4 })
})

test('two databases have separate settings', async () => {
  const other = await openTestDatabase()
  await other.db.transaction((tx) => addSettingsVersion(tx, { name: 'Otra casa' }, { by: null }))
  for (const _ of [1, 2]) {
    expect(await nameNow()).toBe('Casa Tres')
    expect((await currentSettings(other.db)).name).toBe('Otra casa')
  }
  await other.close()
})
