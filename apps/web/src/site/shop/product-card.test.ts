import { expect, test } from 'vitest'
import { shortened } from './product-card.tsx'

test('a text of exactly the length stays whole', () => {
  expect(shortened('12345678901234567890', 20)).toEqual({ text: '12345678901234567890', whole: true })
})

test('cuts a text that is one character longer', () => {
  expect(shortened('123456789012345678901', 20)).toEqual({ text: '12345678901234567890', whole: false })
})

test('leaves no space after a cut', () => {
  expect(shortened('Galletas horneadas a mano', 19)).toEqual({ text: 'Galletas horneadas', whole: false })
})

test('never splits an accented letter or an emoji', () => {
  expect(shortened('nin\u0303os felices', 4)).toEqual({ text: 'nin\u0303o', whole: false })
  expect(shortened('👩‍👩‍👧🐶🐶', 1)).toEqual({ text: '👩‍👩‍👧', whole: false })
})
