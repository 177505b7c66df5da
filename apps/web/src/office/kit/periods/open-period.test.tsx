import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EarlierPeriod } from './earlier-period.tsx'
import { daysInAddress, openOn } from './use-open-period.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }
const text = (usual: typeof november, lastDay: string | null) =>
  renderToStaticMarkup(<EarlierPeriod opened={{ ...openOn(usual, lastDay), fetchings: [] }} />)

test('a list without rows in its usual days opens on the month of its last row, and names both', () => {
  expect(openOn(november, '2026-10-09').period).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(text(november, '2026-10-09')).toContain(
    'Sin movimientos en noviembre de 2026; se muestra octubre de 2026.',
  )
  expect(text({ from: '2026-11-02', to: '2026-12-01' }, '2026-01-15')).toContain(
    'Sin movimientos en los últimos 30 días; se muestra enero de 2026.',
  )
})

test('a list with rows in its usual days, or with none at all, opens on them without a notice', () => {
  for (const lastDay of ['2026-11-01', '2026-11-30', null]) {
    expect(openOn(november, lastDay).period).toEqual(november)
    expect(text(november, lastDay)).toBe('')
  }
})

test('the days of the address are chosen, one of them completes the other', () => {
  expect(daysInAddress(new URLSearchParams('cuenta=1'))).toBeUndefined()
  expect(daysInAddress(new URLSearchParams('hasta=2026-03-15'))).toEqual({
    from: '2026-03-01',
    to: '2026-03-15',
  })
})
