import { expect, test } from 'vitest'
import { unshownMessages } from './unshown-messages.ts'

const problems = (...messages: string[]) => messages.map((message) => ({ message }))

test('a message that a sentence of the form carries is shown', () => {
  expect(unshownMessages(problems('Elige la fecha.'), ['Elige la fecha.'])).toEqual([])
})

test('a message that no sentence carries is unshown', () => {
  expect(unshownMessages(problems('Elige la fecha.', 'Escribe el nombre.'), ['Escribe el nombre.'])).toEqual([
    'Elige la fecha.',
  ])
})

test('one sentence shows one of two equal messages', () => {
  expect(unshownMessages(problems('Falta.', 'Falta.', 'Falta.'), ['Falta.'])).toEqual(['Falta.'])
})

test('an attempt without an error leaves nothing unshown', () => {
  expect(unshownMessages(undefined, [])).toEqual([])
})
