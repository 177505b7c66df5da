import { expect, test } from 'vitest'
import { simulateYear } from './simulate-year.ts'

test.runIf(process.env.TEST_DATABASE_URL)(
  'a week of business on a virtual clock holds on each of its days',
  async () => {
    const server = process.env.TEST_DATABASE_URL!
    const week = await simulateYear({ server, seed: 3, days: 7, families: 8, demand: 4 })
    expect(week.broken).toEqual([])
    expect(week.bookings).toBeGreaterThan(20)
    expect([...week.counts.keys()]).toEqual(
      expect.arrayContaining([
        'book',
        'check in',
        'check out',
        'change late collection',
        'charge a family',
        'mark',
        'send it twice',
        'mark on two devices: already-marked',
        'plan care',
      ]),
    )
  },
  120_000,
)
