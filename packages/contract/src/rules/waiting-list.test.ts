import { describe, expect, test } from 'vitest'
import { nextToOffer, offerStands } from './waiting-list.ts'

const waiting = [
  { id: 'late', since: '2026-10-13T17:00:00Z', offeredAt: null, dogs: 1 },
  { id: 'family', since: '2026-10-13T15:00:00Z', offeredAt: null, dogs: 3 },
  { id: 'early', since: '2026-10-13T16:00:00.000Z', offeredAt: null, dogs: 1 },
  { id: 'asked', since: '2026-10-13T14:00:00Z', offeredAt: '2026-10-13T14:30:00Z', dogs: 1 },
]

describe('a freed place', () => {
  test('is offered to the first in line whom it fits', () => {
    expect(nextToOffer(waiting, ({ dogs }) => dogs <= 1)?.id).toBe('early')
    expect(nextToOffer(waiting, ({ dogs }) => dogs <= 3)?.id).toBe('family')
  })

  test('is offered to nobody twice', () => {
    expect(nextToOffer(waiting, ({ id }) => id === 'asked')).toBeUndefined()
  })

  test('is kept for two hours, to the second', () => {
    expect(offerStands('2026-10-13T14:30:00Z', '2026-10-13T16:29:59Z')).toBe(true)
    expect(offerStands('2026-10-13T14:30:00Z', '2026-10-13T16:30:00Z')).toBe(false)
  })
})
