import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropGuards } from '../../../tools/attack/without-guards.ts'
import { faultsOf, rounds } from '../../support/bookings/interleavings.ts'
import { createScenario, type Scenario } from '../../support/bookings/scarce-capacity.ts'
import { openTestServer } from '../../support/servers/open-test-server.ts'

const patienceMs = 180_000
const isOversale = (fault: string) => fault.includes('×')

let stage: Scenario
beforeAll(async () => {
  stage = await createScenario(await openTestServer({}, { races: true }))
})
afterAll(() => stage.server.close())

test(
  'concurrent quotes, bookings, moves, cancellations and confirmations oversell nothing, and availability stays exact',
  async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (requested) => {
        expect(await faultsOf(stage, requested)).toEqual([])
      }),
      { numRuns: 12 },
    )
    expect(stage.counts.get('book: done')).toBeGreaterThan(10)
  },
  patienceMs,
)

test(
  'the same is noticed to fail where the guards are taken out',
  async () => {
    // One round in a few oversells then; it ends with the first that does.
    const unguarded = await createScenario(await openTestServer({}, { races: true }))
    await dropGuards(unguarded.server.database)
    const found = await fc.check(
      fc.asyncProperty(rounds, async (requested) => !(await faultsOf(unguarded, requested)).some(isOversale)),
      { numRuns: 100, endOnFailure: true },
    )
    await unguarded.server.close()
    expect(found.failed).toBe(true)
  },
  patienceMs,
)
