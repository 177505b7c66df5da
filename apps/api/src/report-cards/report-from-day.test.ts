import type { CareKind, CareResult } from '@rumi/contract'
import { expect, test } from 'vitest'
import { beginReport } from './report-from-day.ts'

const day = { marks: [], group: null, hadIncident: false }
const marked = (kind: CareKind, ...results: CareResult[]) => results.map((result) => ({ kind, result }))

test('a day of which nothing is known begins empty', () =>
  expect(beginReport(day)).toEqual({ ate: null, played: null, words: '' }))

test.each([
  [['given', 'given', 'skipped'], 'all'],
  [['given', 'refused'], 'some'],
  [['half'], 'some'],
  [['refused', 'refused'], 'nothing'],
  [['skipped'], null],
] as const)('meals that were %s read as %s', (results, ate) =>
  expect(beginReport({ ...day, marks: marked('meal', ...results) }).ate).toBe(ate),
)

test('group, walks, medicine and an incident become sentences', () => {
  const marks = [...marked('walk', 'given', 'given', 'refused'), ...marked('medicine', 'given')]
  expect(beginReport({ marks, group: 'Chicos', hadIncident: true })).toEqual({
    ate: null,
    played: 'some',
    words:
      'Jugó en el grupo Chicos. Salió a pasear 2 veces. Recibió su medicina. Hubo un incidente: ya te escribimos los detalles.',
  })
  expect(beginReport({ ...day, marks: marked('medicine', 'given', 'half') }).words).toBe(
    'No quiso toda su medicina.',
  )
})
