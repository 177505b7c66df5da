import { expect, test } from 'vitest'
import { longestText, textTrouble } from './site-texts.ts'

const shipped = { default: 'Como en casa, {quien}' }

test('own words may be four times as long as what is shipped, and a word as long as a line', () => {
  expect(longestText({ default: 'Ver' })).toBe(60)
  expect(textTrouble('x'.repeat(84), shipped, [])).toBeNull()
  expect(textTrouble('x'.repeat(85), shipped, [])).toEqual({ kind: 'too-long' })
})

test('braces name a fact that there is, or one of what is shipped', () => {
  expect(textTrouble('En {ciudad} con {quien}', shipped, ['ciudad'])).toBeNull()
  expect(textTrouble('En {pueblo}', shipped, ['ciudad'])).toEqual({ kind: 'unknown-fact', fact: 'pueblo' })
})
