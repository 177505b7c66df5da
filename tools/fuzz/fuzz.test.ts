import { expect, test } from 'vitest'
import { fuzzServer } from './fuzz-server.ts'
import { sendPathologicalFiles } from './send-pathological-files.ts'

const seed = 20_261_013

test(`2,000 drawn requests (seed ${seed}) find no fault of ours and leave every rule intact`, async () => {
  const { faults, broken, unreadable, statuses } = await fuzzServer({ seed, requests: 2_000 })
  expect(faults).toEqual([])
  expect(broken).toEqual([])
  expect(unreadable).toEqual([])
  // A run without a successful login tests nothing.
  expect(statuses['2xx']).toBeGreaterThan(200)
}, 180_000)

test('no file that is made to be read for minutes is, and /healthz responds within 250 ms meanwhile', async () => {
  const { sent, faults } = await sendPathologicalFiles()
  expect(faults).toEqual([])
  expect(sent.length).toBeGreaterThan(30)
}, 180_000)
