import type { Pass } from './use-my-passes.ts'

/** Ana's month of the guardería, paid and unused, for tests. */
export const testingPass = (id: string, over: Partial<Pass> = {}): Pass => ({
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
  leftCentavos: 0,
  paidAt: '2026-10-01T00:00:00Z',
  paymentMethod: 'cash',
  paymentReference: '',
  version: 1,
  createdAt: '2026-10-01T00:00:00Z',
  updatedAt: '2026-10-01T00:00:00Z',
  ...over,
})
