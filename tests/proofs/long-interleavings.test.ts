import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf, rounds } from '../support/bookings/interleavings.ts'
import { createScenario } from '../support/bookings/scarce-capacity.ts'
import { openTestServer } from '../support/servers/open-test-server.ts'

test('no interleaving of quote, book, move, cancel and confirm oversells a room, groomer, place, pass or dog', async () => {
  const stage = await createScenario(await openTestServer({}, { races: true }))
  await fc.assert(
    fc.asyncProperty(rounds, async (requested) => {
      expect(await faultsOf(stage, requested)).toEqual([])
    }),
    { numRuns: 150 },
  )
  await stage.server.close()
  expect(stage.counts.get('book: done')).toBeGreaterThan(200)
  expect(stage.counts.get('book: no-capacity')).toBeGreaterThan(15)
}, 600_000)
