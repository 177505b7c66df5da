import { expect, test } from 'vitest'
import type { Pass } from '../passes/pass-order.ts'
import { payingPasses } from './paying-passes.ts'

const pass = (id: string, over: Partial<Pass>): Pass => ({
  id,
  ownerId: 'ana',
  kind: 'day-care-month',
  serviceType: 'Guardería',
  units: 20,
  unitsLeft: 20,
  validFrom: '2026-10-01',
  validUntil: '2026-10-31',
  status: 'active',
  lines: [],
  totalCentavos: 700_000,
  paidAt: null,
  paymentMethod: 'cash',
  paymentReference: '',
  version: 1,
  createdAt: '2026-10-01T00:00:00Z',
  updatedAt: '2026-10-01T00:00:00Z',
  ...over,
})

test('a pass is offered where it is good on one of the days and has something left', () => {
  const passes = [
    pass('october', {}),
    pass('november', { validFrom: '2026-11-01', validUntil: '2026-12-01' }),
    pass('spent', { unitsLeft: 0 }),
  ]
  const ids = (when: Parameters<typeof payingPasses>[1]) => payingPasses(passes, when).map(({ id }) => id)
  expect(ids({ start: '2026-10-30', end: '2026-11-03' })).toEqual(['october', 'november'])
  expect(ids({ days: ['2026-11-03', '2026-11-10'] })).toEqual(['november'])
  expect(ids({ start: '2026-10-31T18:00:00Z', end: '2026-10-31T19:00:00Z' })).toEqual(['october'])
})
