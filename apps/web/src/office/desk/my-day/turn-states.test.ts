import type { GroomedDog, GroomingTurn } from '@rumi/contract'
import { expect, test } from 'vitest'
import { isTurnOver, lacksCard, minutesLate } from './turn-states.ts'

const dog = (presence: GroomedDog['presence'], finishedAt?: string | null) =>
  ({ presence, card: finishedAt === undefined ? null : { finishedAt } }) as GroomedDog
const turn = (status: GroomingTurn['status'], ...dogs: GroomedDog[]) => ({ status, dogs }) as GroomingTurn
const at = '2026-11-10T16:00:00.000Z'

test('a turn is over when each of its dogs is finished, gone or missing', () => {
  expect(isTurnOver(turn('checked-in', dog('in-house', at), dog('missed')))).toBe(true)
  expect(isTurnOver(turn('checked-in', dog('in-house', at), dog('in-house', null)))).toBe(false)
  expect(isTurnOver(turn('confirmed', dog('expected')))).toBe(false)
  expect(isTurnOver(turn('checked-out', dog('gone')))).toBe(true)
})

test('a card waits for its text once its dog is finished', () => {
  const written = { blade: '', lengths: '', products: '', notes: '' }
  const withCard = (card: object) => ({ ...dog('in-house'), card: { ...written, ...card } }) as GroomedDog
  expect(lacksCard(turn('checked-in', withCard({ finishedAt: null })))).toBe(false)
  expect(lacksCard(turn('checked-in', withCard({ finishedAt: at })))).toBe(true)
  expect(lacksCard(turn('checked-in', withCard({ finishedAt: at, notes: 'Sin secadora' })))).toBe(false)
})

test('counts the minutes of a delay from its first minute on', () => {
  expect(minutesLate(at, '2026-11-10T16:00:20.000Z')).toBe(1)
  expect(minutesLate(at, '2026-11-10T16:12:50.000Z')).toBe(12)
  expect(minutesLate(at, '2026-11-10T15:59:00.000Z')).toBe(0)
})
