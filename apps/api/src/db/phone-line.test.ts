import { expect, test } from 'vitest'
import { lineSought } from './phone-line.ts'

test('a line is its ten digits, whatever is written before them', () => {
  for (const written of ['55 8123 4567', '+52 55 8123 4567', '+52 1 (55) 8123-4567', '044 55 81234567'])
    expect(lineSought(written)).toBe('5581234567')
  expect(lineSought('8123-45')).toBe('812345')
})
