import { expect, test } from 'vitest'
import { likePattern, searchWords } from './sql-text.ts'

test('signs of LIKE that somebody searches for mean themselves', () => {
  expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%')
})

test('words are searched for once, however they are set apart', () => {
  expect(searchWords('  ana   rios\tana ')).toEqual(['ana', 'rios'])
  expect(searchWords(undefined)).toEqual([])
})
