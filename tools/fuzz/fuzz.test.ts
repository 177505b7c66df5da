import { expect, test } from 'vitest'
import { fuzzServer } from './fuzz-server.ts'

const seed = 20_261_013

test(`2,000 drawn requests (seed ${seed}) find no fault of ours and leave every rule intact`, async () => {
  const { faults, broken, unreadable, statuses } = await fuzzServer({ seed, requests: 2_000 })
  expect(faults).toEqual([])
  expect(broken).toEqual([])
  expect(unreadable).toEqual([])
  // A run that nobody lets in tries nothing.
  expect(statuses['2xx']).toBeGreaterThan(200)
}, 180_000)
