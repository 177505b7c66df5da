import { undoSeconds, type VisitStatus } from '@rumi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentOffers, endOffer, offerUndo } from './undo-offers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const offer = (undoId: string, about: string[], shownAs?: VisitStatus) =>
  offerUndo({ undoId, isOf: 'bookings', who: 'Canela', about, message: undoId, shownAs })

test('offers an undo for some seconds only', () => {
  offer('one', ['stay'])
  vi.advanceTimersByTime(undoSeconds * 1000 - 1)
  expect(currentOffers()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentOffers()).toEqual([])
})

test('a further step replaces the offer and keeps the row in its first section', () => {
  offer('confirmed', ['stay'], 'expected')
  offer('received', ['stay'], 'in-house')
  offer('other', ['another'], 'in-house')
  expect(currentOffers()).toMatchObject([
    { undoId: 'received', shownAs: 'expected' },
    { undoId: 'other', shownAs: 'in-house' },
  ])
})

test('shows the outcome of an undo for a moment and moves its row at once', () => {
  offer('one', ['stay'], 'expected')
  endOffer('one', 'Listo')
  expect(currentOffers()).toMatchObject([{ message: 'Listo', isOver: true, shownAs: undefined }])
  vi.advanceTimersByTime(4_000)
  expect(currentOffers()).toEqual([])
})
