import type { ReportCard } from '@rumi/data-layer'
import { expect, test } from 'vitest'
import { mergeReportFields, openedDraft } from './merge-report-fields.ts'
import type { ReportFields } from './day-words.ts'

const base: ReportFields = { mood: null, ate: 'some', played: null, rest: null, words: 'Llegó feliz.' }

test('merges the changes of two devices; local changes win', () => {
  const mine: ReportFields = { ...base, mood: 'happy', words: 'Llegó feliz. Corrió.' }
  const theirs: ReportFields = { ...base, ate: 'all', words: 'Llegó tarde.' }
  expect(mergeReportFields({ base, mine, theirs })).toEqual({
    mood: 'happy',
    ate: 'all',
    played: null,
    rest: null,
    words: 'Llegó feliz. Corrió.',
  })
})

test("applies a stored draft to a colleague's newer content", () => {
  const card = { ...base, ate: 'all', words: 'Comió todo.', version: 8 } as ReportCard
  const stored = { base, wanted: { ...base, mood: 'happy' } as ReportFields, version: 7 }
  expect(openedDraft(card, stored)).toEqual({
    base: { ...base, ate: 'all', words: 'Comió todo.' },
    wanted: { ...base, ate: 'all', words: 'Comió todo.', mood: 'happy' },
    version: 8,
  })
})

test('restores a draft of an earlier build', () => {
  const card = { ...base, mood: 'calm', version: 8 } as ReportCard
  const stored: ReportFields = { ...base, mood: 'happy', words: 'Llegó feliz. Corrió.' }
  expect(openedDraft(card, stored)).toEqual({ base: { ...base, mood: 'calm' }, wanted: stored, version: 8 })
})
