import { expect, test } from 'vitest'
import { testingPass as pass } from '../../passes/testing-pass.ts'
import { payingPasses } from './paying-passes.ts'

test('offers a pass that is valid on one of the days and has uses left', () => {
  const passes = [
    pass('october'),
    pass('november', { validFrom: '2026-11-01', validUntil: '2026-12-01' }),
    pass('spent', { unitsLeft: 0 }),
  ]
  const ids = (when: Parameters<typeof payingPasses>[1]) => payingPasses(passes, when).map(({ id }) => id)
  expect(ids({ start: '2026-10-30', end: '2026-11-03' })).toEqual(['october', 'november'])
  expect(ids({ days: ['2026-11-03', '2026-11-10'] })).toEqual(['november'])
  expect(ids({ start: '2026-10-31T18:00:00Z', end: '2026-10-31T19:00:00Z' })).toEqual(['october'])
})
