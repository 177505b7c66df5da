import { desk } from '@rumi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cacheAnswer,
  cacheAnswersUntil,
  findCachedAnswer,
  forgetCachedAnswers,
  forgetExpiredAnswers,
} from './cached-answers.ts'

const now = Date.parse('2026-11-23T16:42:00Z')
const hour = 3_600_000
const answer = { data: { bookings: [], visits: [], days: [] } }
const ofMarta = { account: 'marta', spec: desk.day, input: {} }
const ofAna = { ...ofMarta, account: 'ana' }
const isHere = () => true

let entries: Map<string, Response>
let storage: Map<string, string>

beforeEach(() => {
  entries = new Map()
  storage = new Map()
  const localStorage = {
    getItem: (entry: string) => storage.get(entry) ?? null,
    setItem: (entry: string, value: string) => void storage.set(entry, value),
  }
  vi.stubGlobal('window', { localStorage })
  cacheAnswersUntil(now + hour / 2)
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, kept: Response) => void entries.set(path, kept),
    }),
    delete: async () => entries.clear(),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('finds a response with its time only for the same account', async () => {
  await cacheAnswer(ofMarta, { atMs: now, answer }, isHere)
  expect(await findCachedAnswer(ofMarta, now + hour / 3)).toEqual({
    atMs: now,
    untilMs: now + hour / 2,
    answer,
  })
  expect(await findCachedAnswer(ofAna, now)).toBeUndefined()
})

test('returns nothing for another request, or after a change of shape', async () => {
  await cacheAnswer(ofMarta, { atMs: now, answer }, isHere)
  expect(await findCachedAnswer({ ...ofMarta, input: { query: { day: '2026-11-24' } } }, now)).toBeUndefined()
  await cacheAnswer(ofMarta, { atMs: now, answer: { data: { guests: [] } } }, isHere)
  expect(await findCachedAnswer(ofMarta, now)).toBeUndefined()
})

test('deletes cached responses once the session expired; activity extends it', async () => {
  await cacheAnswer(ofMarta, { atMs: now, answer }, isHere)
  cacheAnswersUntil(now + hour)
  await forgetExpiredAnswers(now + hour - 1)
  expect(entries.size).toBe(1)
  expect(await findCachedAnswer(ofMarta, now + hour)).toBeUndefined()
  expect(entries.size).toBe(0)
  await cacheAnswer(ofMarta, { atMs: now, answer }, isHere)
  await forgetExpiredAnswers(now + 9 * hour)
  expect(entries.size).toBe(0)
})

test("returns nothing if the session's end is unknown", async () => {
  await cacheAnswer(ofMarta, { atMs: now, answer }, isHere)
  storage.delete('rumi:idle-end')
  expect(await findCachedAnswer(ofMarta, now)).toBeUndefined()
  expect(entries.size).toBe(0)
})

test('logout deletes everything, including pending writes, before the server responds', async () => {
  await cacheAnswer(ofMarta, { atMs: now, answer }, isHere)
  await forgetCachedAnswers()
  await cacheAnswer(ofMarta, { atMs: now, answer }, () => false)
  expect(entries.size).toBe(0)
  await cacheAnswer(ofMarta, { atMs: now, answer }, isHere)
  storage.set('rumi:pending-logout', '1')
  expect(await findCachedAnswer(ofMarta, now)).toBeUndefined()
  await cacheAnswer(ofAna, { atMs: now, answer }, isHere)
  expect([...entries.keys()]).toEqual([`/known/marta/${desk.day.name}`])
})

test('caches nothing without Cache Storage, without an error', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new Error('no')),
    delete: () => Promise.reject(new Error('no')),
  })
  await cacheAnswer(ofMarta, { atMs: now, answer }, isHere)
  expect(await findCachedAnswer(ofMarta, now)).toBeUndefined()
  await forgetCachedAnswers()
})
