import { expect, test } from 'vitest'
import { endsSession } from './fatal-answers.ts'

/** A message of the protocol: its type, the length of what follows, its content. */
const message = (type: string, content: string) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, Buffer.from(content)])
}
const error = (severity: string, text: string) =>
  message('E', `S${severity}\0V${severity}\0C57P05\0M${text}\0\0`)

test('an error that ends its session is known, also behind other messages', () => {
  expect(endsSession(error('FATAL', 'terminating'))).toBe(true)
  expect(endsSession(Buffer.concat([message('Z', 'I'), error('PANIC', 'could not write')]))).toBe(true)
})

test('an ordinary error ends nothing, whatever its text says', () => {
  expect(endsSession(error('ERROR', 'VFATAL'))).toBe(false)
  expect(endsSession(error('ERROR', 'xSFATAL'))).toBe(false)
})

test('a row with such words is a row', () => {
  expect(endsSession(message('D', '\0VFATAL\0'))).toBe(false)
})

test('pieces of messages are read without harm', () => {
  const whole = error('FATAL', 'terminating')
  for (let length = 0; length < 5; length += 1) expect(endsSession(whole.subarray(0, length))).toBe(false)
  expect(endsSession(message('D', 'x').fill(0, 1, 5))).toBe(false)
  expect(endsSession(Buffer.alloc(0))).toBe(false)
})
