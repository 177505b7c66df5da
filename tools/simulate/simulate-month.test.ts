import { expect, test } from 'vitest'
import { simulateYear } from './simulate-year.ts'

/** Kinds of documents that a month of this size may lack. */
const rareKinds = new Set(['credit note of a company', 'egreso that takes a deposit out of a global invoice'])

test.runIf(process.env.TEST_DATABASE_URL)(
  'a December is worked off, closed and sent to SAT, and its year closes and opens the next',
  async () => {
    const lived = await simulateYear({
      server: process.env.TEST_DATABASE_URL!,
      seed: 12,
      from: '2025-12-01',
      days: 47,
      families: 6,
      demand: 2,
    })
    expect(lived.broken).toEqual([])
    expect([...lived.counts.keys()]).toEqual(
      expect.arrayContaining([
        'pay ahead',
        'sell a pass',
        'give money back',
        'settle a terminal',
        'pay tips by the bank',
        'enter an invoice',
        'enter complements',
        'pay an expense in parts',
        'remit a retention',
        'attach an invoice',
        'invoice a sale',
        'invoice the public',
        'invoice after a deposit of the client',
        'invoice a sale by name after the global',
        'invoice the public again',
        'give back money of a global invoice of the month before',
        'give back money of an invoice of a person of the month before',
        'give back money of an invoice in parts of the month before',
        'give back money of an invoiced deposit of the month before',
        'match the bank',
        'close a month',
        'close a year',
      ]),
    )
    const missing = [...lived.kinds].filter(([kind, count]) => count === 0 && !rareKinds.has(kind))
    expect(missing).toEqual([])
    for (const kind of ['draft', 'cfdi', 'catalogo', 'balanza', 'polizas', 'diot'])
      expect([kind, lived.documents.get(kind)]).toEqual([kind, expect.any(Number)])
    expect([...lived.ivaDifferences.keys()]).toEqual(['2025-12'])
  },
  600_000,
)
