import { expect, test } from 'vitest'
import { mergeReportFields } from './merge-report-fields.ts'
import type { ReportFields } from './day-words.ts'

const base: ReportFields = { mood: null, ate: 'some', played: null, rest: null, words: 'Llegó feliz.' }

test('what each of two phones changed is kept, and one’s own where both changed the same', () => {
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
