import { expect, test } from 'vitest'
import { likePattern, searchWords } from './sql-text.ts'

test('escapes the wildcards of LIKE in a search', () => {
  expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%')
})

test('words are searched for once, however they are set apart', () => {
  expect(searchWords('  ana   rios\tana ')).toEqual(['ana', 'rios'])
  expect(searchWords(undefined)).toEqual([])
})
