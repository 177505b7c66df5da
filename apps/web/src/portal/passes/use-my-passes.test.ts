import { expect, test } from 'vitest'
import { inOrderOfUse } from './use-my-passes.ts'
import { testingPass } from './testing-pass.ts'

const pass = (id: string, validUntil: string | null, createdAt: string) =>
  testingPass(id, { validUntil, createdAt })

test('uses the pass that expires first, one without an expiry last, and the older of two equals', () => {
  const endless = pass('endless', null, '2026-01-01T00:00:00Z')
  const late = pass('late', '2026-12-01', '2026-02-01T00:00:00Z')
  const newer = pass('newer', '2026-11-01', '2026-04-01T00:00:00Z')
  const older = pass('older', '2026-11-01', '2026-03-01T00:00:00Z')
  expect([endless, late, newer, older].toSorted(inOrderOfUse).map(({ id }) => id)).toEqual([
    'older',
    'newer',
    'late',
    'endless',
  ])
})
