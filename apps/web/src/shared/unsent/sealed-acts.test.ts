import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  canStoreActs,
  countActs,
  forgetUnsentActs,
  readActs,
  removeAct,
  storeAct,
  unsentCount,
} from './sealed-acts.ts'

type Row = { key: unknown; value: unknown }

/** IndexedDB in memory, as far as `sealed-acts.ts` uses it. */
function memoryDatabase() {
  const stores = new Map<string, Row[]>()
  let lastKey = 0

  /** A request that succeeds in a microtask. */
  function requestOf<T>(result: T) {
    const request = Object.assign(new EventTarget(), { result })
    queueMicrotask(() => request.dispatchEvent(new Event('success')))
    return request
  }

  function storeNamed(name: string) {
    const rows = () => stores.get(name)!
    const put = (value: unknown, key: unknown) => {
      const known = rows().find((row) => row.key === key)
      if (known) known.value = value
      else rows().push({ key, value })
      return requestOf(key)
    }
    return {
      put,
      add: (value: unknown) => put(value, ++lastKey),
      get: (key: unknown) => requestOf(rows().find((row) => row.key === key)?.value),
      getAll: () => requestOf(rows().map(({ value }) => value)),
      delete: (key: unknown) => {
        stores.set(
          name,
          rows().filter((row) => row.key !== key),
        )
        return requestOf(undefined)
      },
      clear: () => {
        stores.set(name, [])
        return requestOf(undefined)
      },
      index: (field: string) => ({
        getKey: (wanted: unknown) =>
          requestOf(rows().find(({ value }) => (value as Record<string, unknown>)[field] === wanted)?.key),
      }),
    }
  }

  function transaction() {
    const running = Object.assign(new EventTarget(), { objectStore: storeNamed })
    setTimeout(() => running.dispatchEvent(new Event('complete')))
    return running
  }

  const database = {
    createObjectStore(name: string) {
      stores.set(name, [])
      return { createIndex: () => undefined }
    },
    transaction,
    close: () => undefined,
  }

  const open = () => {
    const request = Object.assign(new EventTarget(), { result: database })
    queueMicrotask(() => {
      if (stores.size === 0) request.dispatchEvent(new Event('upgradeneeded'))
      request.dispatchEvent(new Event('success'))
    })
    return request
  }

  return {
    factory: { open } as unknown as IDBFactory,
    rows: (name: string) => (stores.get(name) ?? []).map(({ value }) => value),
  }
}

const at = '2026-11-27T20:05:00.000Z'
const now = Date.parse(at) + 3_600_000
const act = (id: string, made = at) => ({ id, at: made, dogName: 'Luna', note: 'Media tableta' })

let disk: ReturnType<typeof memoryDatabase>
beforeEach(() => {
  disk = memoryDatabase()
  vi.stubGlobal('indexedDB', disk.factory)
})
afterEach(() => vi.unstubAllGlobals())

test('stores acts in their order, and nothing of them is readable on the disk', async () => {
  const changed = { ...act('2'), note: 'Entera' }
  await storeAct('marta', act('2'))
  await storeAct('marta', act('1'))
  await storeAct('marta', changed)
  expect(await readActs('marta', now)).toEqual([changed, act('1')])
  const stored = disk.rows('acts') as { sealed: ArrayBuffer }[]
  expect(stored).toHaveLength(2)
  for (const { sealed } of stored) expect(new TextDecoder().decode(sealed)).not.toMatch(/Luna|tableta|Entera/)
  const keys = disk.rows('keys') as CryptoKey[]
  expect(keys).toMatchObject([{ extractable: false }])
  await removeAct('2')
  expect(await readActs('marta', now)).toEqual([act('1')])
})

test('opens the acts of their own account only', async () => {
  await storeAct('marta', act('1'))
  expect(await readActs('luis', now)).toEqual([])
  expect(await readActs('marta', now)).toHaveLength(1)
  expect([await countActs('luis', now), await countActs('marta', now)]).toEqual([0, 1])
})

test('deletes an act that is too old to be sent', async () => {
  await storeAct('marta', act('1'))
  const nextDay = Date.parse(at) + 24 * 3_600_000
  expect(await readActs('marta', nextDay)).toHaveLength(1)
  expect(await readActs('marta', nextDay + 1)).toEqual([])
  expect(disk.rows('acts')).toEqual([])
})

test('forgets all acts with their keys', async () => {
  await storeAct('marta', act('1'))
  unsentCount.set(1)
  await forgetUnsentActs()
  expect([disk.rows('acts'), disk.rows('keys'), unsentCount.get()]).toEqual([[], [], 0])
})

test('stores nothing where the browser encrypts nothing', () => {
  expect(canStoreActs()).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(canStoreActs()).toBe(false)
})
