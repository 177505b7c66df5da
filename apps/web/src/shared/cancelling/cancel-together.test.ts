import { expect, test } from 'vitest'
import { cancelTogether, type AddOnBooking } from './cancel-together.ts'

const visit = (id: string, name: string): AddOnBooking => ({
  id,
  version: 1,
  name,
  day: 'martes 13 de octubre',
  mayGo: true,
})
const stay = { id: 'stay', version: 3 }
const bath = visit('bath', 'Baño y Shampoo')
const session = visit('session', 'Sesión')

/** Server that accepts every cancellation without a listed reason against it. */
function desk(against: Record<string, string> = {}) {
  const cancelled: string[] = []
  const cancelOne = ({ id }: { id: string }) => {
    cancelled.push(id)
    const message = against[id]
    return Promise.resolve(message ? { ok: false as const, refusal: { message } } : { ok: true as const })
  }
  return { cancelled, cancelOne }
}

test('cancels inner bookings before the stay, so that its mail does not name them', async () => {
  const { cancelled, cancelOne } = desk()
  const result = await cancelTogether(cancelOne, stay, [bath, session])
  expect(cancelled).toEqual(['bath', 'session', 'stay'])
  expect(result).toEqual({
    ended: { ok: true },
    messages: ['También cancelamos Baño y Shampoo y Sesión.'],
    isWhole: true,
  })
})

test('reports nothing for a stay without inner bookings', async () => {
  const { cancelOne } = desk()
  expect(await cancelTogether(cancelOne, stay, [])).toEqual({
    ended: { ok: true },
    messages: [],
    isWhole: true,
  })
})

test('cancels the stay without refused inner bookings, and names them with the reason', async () => {
  const { cancelled, cancelOne } = desk({ bath: 'Ya empezó.' })
  const { ended, messages, isWhole } = await cancelTogether(cancelOne, stay, [bath, session])
  expect(cancelled).toEqual(['bath', 'session', 'stay'])
  expect(ended.ok).toBe(true)
  expect(messages).toEqual(['También cancelamos Sesión.', 'Baño y Shampoo sigue en pie: Ya empezó.'])
  expect(isWhole).toBe(false)
})

test('reports the cancelled inner bookings if the stay itself is refused', async () => {
  const { cancelOne } = desk({ stay: 'Alguien la cambió.' })
  const { ended, messages, isWhole } = await cancelTogether(cancelOne, stay, [bath])
  expect(ended).toEqual({ ok: false, refusal: { message: 'Alguien la cambió.' } })
  expect(messages).toEqual(['Lo que sí cancelamos: Baño y Shampoo.'])
  expect(isWhole).toBe(false)
})
