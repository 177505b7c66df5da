import type { PaperRecord } from '@rumi/contract'
import { expect, test } from 'vitest'
import { papersSummary } from './papers-summary.ts'

const today = '2026-10-13'
const dog = { birthDate: '2022-01-01' }
const paper = (kind: PaperRecord['kind'], product = '', more: Partial<PaperRecord> = {}): PaperRecord => ({
  kind,
  product,
  appliedOn: '2026-09-25',
  expiresOn: null,
  result: '',
  verifiedAt: '2026-09-26T10:00:00Z',
  ...more,
})
const complete = [
  paper('vaccine', 'Múltiple'),
  paper('vaccine', 'Rabia'),
  paper('vaccine', 'Bordetella'),
  paper('deworming-internal'),
  paper('deworming-external', '', { appliedOn: '2026-10-10' }),
  paper('evaluation', '', { result: 'passed' }),
]

test('all in force is one word', () =>
  expect(papersSummary(dog, complete, today)).toEqual({ tone: 'ok', word: 'Al día' }))

test('what is missing is counted, and speaks first', () => {
  const unverified = complete.map((record, at) => (at === 0 ? { ...record, verifiedAt: null } : record))
  expect(papersSummary(dog, unverified, today).word).toBe('En revisión')
  expect(papersSummary(dog, unverified.slice(0, 5), today).word).toBe('Falta 1')
  expect(papersSummary(dog, [], today)).toMatchObject({ tone: 'expired', word: 'Faltan 6' })
})
