import { expect, test } from 'vitest'
import { mergedTold } from './merged-told.ts'
import type { Told } from './day-words.ts'

const base: Told = { mood: null, ate: 'some', played: null, rest: null, words: 'Llegó feliz.' }

test('what each of two phones changed is kept, and one’s own where both changed the same', () => {
  const mine: Told = { ...base, mood: 'happy', words: 'Llegó feliz. Corrió.' }
  const theirs: Told = { ...base, ate: 'all', words: 'Llegó tarde.' }
  expect(mergedTold({ base, mine, theirs })).toEqual({
    mood: 'happy',
    ate: 'all',
    played: null,
    rest: null,
    words: 'Llegó feliz. Corrió.',
  })
})
