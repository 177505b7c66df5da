import { expect, test } from 'vitest'
import { figuresIn } from './business-period.ts'
import { changeOf } from './income-section.tsx'

test('returns a change in whole percent, and null without a previous amount', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(100, 100)]).toEqual([50, -50, 0])
  expect([changeOf(100, 0), changeOf(-5, 100)]).toEqual([null, -105])
})

test.each([
  { address: 'periodo=semana', from: '2026-11-17', to: '2026-11-23', compare: 'before' },
  { address: '', from: '2026-11-01', to: '2026-11-23', compare: 'before' },
  { address: 'periodo=ano&comparar=ano', from: '2026-01-01', to: '2026-11-23', compare: 'year' },
  {
    address: 'periodo=fechas&desde=2025-12-20&hasta=2026-01-06',
    from: '2025-12-20',
    to: '2026-01-06',
    compare: 'before',
  },
  {
    address: 'periodo=fechas&desde=x&hasta=2026-01-06',
    from: '2026-01-01',
    to: '2026-01-06',
    compare: 'before',
  },
])('the address "$address" shows $from to $to', ({ address, ...figures }) => {
  expect(figuresIn(new URLSearchParams(address), '2026-11-23')).toEqual(figures)
})
