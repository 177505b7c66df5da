import { expect, test } from 'vitest'
import { unshownMessages } from './form.tsx'

const problems = (...messages: string[]) => messages.map((message) => ({ message }))

test('treats a message in a sentence of the form as shown', () => {
  expect(unshownMessages(problems('Elige la fecha.'), ['Elige la fecha.'])).toEqual([])
})

test('treats a message without a sentence as unshown', () => {
  expect(unshownMessages(problems('Elige la fecha.', 'Escribe el nombre.'), ['Escribe el nombre.'])).toEqual([
    'Elige la fecha.',
  ])
})

test('one sentence shows one of two equal messages', () => {
  expect(unshownMessages(problems('Falta.', 'Falta.', 'Falta.'), ['Falta.'])).toEqual(['Falta.'])
})

test('a successful attempt leaves nothing unshown', () => {
  expect(unshownMessages(undefined, [])).toEqual([])
})
