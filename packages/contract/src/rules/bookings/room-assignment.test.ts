import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roomLimits, roomTakes, type RoomSize } from './hotel.ts'
import { assignRooms, suggestMove, type Guest, type MovableStay, type Room } from './room-assignment.ts'

const roomOf = (id: string, size: RoomSize): Room => ({ id, ...roomLimits[size] })
const rooms: Room[] = [
  roomOf('small-1', 'small'),
  roomOf('small-2', 'small'),
  roomOf('medium-1', 'medium'),
  roomOf('medium-2', 'medium'),
  roomOf('medium-3', 'medium'),
  roomOf('large-1', 'large'),
]
const guest = (id: string, weightKg: number | null): Guest => ({ id, weightKg })
const stay = { arrival: '2026-10-14', departure: '2026-10-17' }

describe('a family in the hotel', () => {
  test('gets the smallest room that takes it', () => {
    expect(assignRooms([guest('taco', 4)], rooms)).toEqual([{ roomId: 'small-1', guests: ['taco'] }])
    expect(assignRooms([guest('canela', 18)], rooms)).toEqual([{ roomId: 'medium-1', guests: ['canela'] }])
    expect(assignRooms([guest('oso', 40)], rooms)).toEqual([{ roomId: 'large-1', guests: ['oso'] }])
  })

  test('stays together wherever a room takes all', () => {
    expect(assignRooms([guest('taco', 4), guest('canela', 18)], rooms)).toEqual([
      { roomId: 'medium-1', guests: ['taco', 'canela'] },
    ])
    expect(assignRooms([guest('a', 5), guest('b', 5), guest('c', 5)], rooms)).toEqual([
      { roomId: 'large-1', guests: ['a', 'b', 'c'] },
    ])
  })

  test('is parted over as few rooms as can be where it must', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => guest(id, 20))
    expect(assignRooms(four, rooms)).toHaveLength(2)
  })

  test('does not fit where a dog is too heavy for what is free, or was never weighed', () => {
    const small = rooms.filter(({ id }) => id.startsWith('small'))
    expect(assignRooms([guest('canela', 18)], small)).toBeNull()
    expect(assignRooms([guest('canela', null)], small)).toBeNull()
    expect(assignRooms([], rooms)).toBeNull()
  })

  test('is never put where a room does not take it, and every dog gets one bed', () => {
    const families = fc.array(fc.option(fc.integer({ min: 2, max: 60 })), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(families, fc.subarray(rooms), (weights, free) => {
        const guests = weights.map((weightKg, index) => guest(`dog-${index}`, weightKg))
        const assignment = assignRooms(guests, free) ?? []
        const weightOf = (id: string) => guests.find((one) => one.id === id)?.weightKg ?? null
        for (const { roomId, guests: inRoom } of assignment) {
          const room = free.find(({ id }) => id === roomId)
          expect(room !== undefined && roomTakes(room, inRoom.map(weightOf))).toBe(true)
        }
        const slept = assignment.flatMap((one) => one.guests).toSorted()
        expect(slept).toEqual(assignment.length === 0 ? [] : guests.map(({ id }) => id).toSorted())
        expect(assignment.every((one) => one.guests.length > 0)).toBe(true)
        const fitsTogether = free.some((room) => roomTakes(room, weights))
        expect(fitsTogether ? assignment.length === 1 : assignment.length !== 1).toBe(true)
      }),
    )
  })
})

/** Finds a bed for every dog by exhaustive search. */
const canBeTried = (
  weights: readonly (number | null)[],
  beds: readonly { room: Room; in: (number | null)[] }[],
): boolean => {
  const [first, ...others] = weights
  if (first === undefined) return true
  return beds.some((bed, index) => {
    const together = [...bed.in, first]
    return (
      roomTakes(bed.room, together) && canBeTried(others, beds.with(index, { room: bed.room, in: together }))
    )
  })
}

test('finds a room whenever an exhaustive search does', () => {
  const families = fc.array(fc.option(fc.integer({ min: 2, max: 60 })), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(families, fc.subarray(rooms), (weights, free) => {
      const guests = weights.map((weightKg, index) => guest(`dog-${index}`, weightKg))
      const tried = canBeTried(
        weights,
        free.map((room) => ({ room, in: [] })),
      )
      expect(assignRooms(guests, free) !== null).toBe(tried)
    }),
  )
})

describe('a move that would make room', () => {
  const two: Room[] = [roomOf('small-1', 'small'), roomOf('large-1', 'large')]
  const taco: MovableStay = {
    bookingId: 'b1',
    roomId: 'large-1',
    ...stay,
    guests: [guest('taco', 4)],
    hasArrived: false,
  }

  test('is found when a small dog sleeps where a large one must', () => {
    expect(suggestMove([guest('oso', 40)], stay, two, [taco])).toEqual({
      bookingId: 'b1',
      toRoomId: 'small-1',
      assignment: [{ roomId: 'large-1', guests: ['oso'] }],
    })
  })

  test('goes to the smallest room that takes it', () => {
    const three: Room[] = [
      roomOf('large-1', 'large'),
      roomOf('medium-1', 'medium'),
      roomOf('small-1', 'small'),
    ]
    expect(suggestMove([guest('oso', 40)], stay, three, [taco])?.toRoomId).toBe('small-1')
  })

  test('is not offered to a dog that has arrived, or into a taken room', () => {
    expect(suggestMove([guest('oso', 40)], stay, two, [{ ...taco, hasArrived: true }])).toBeNull()
    const other: MovableStay = { ...taco, bookingId: 'b2', roomId: 'small-1', departure: '2026-10-15' }
    expect(suggestMove([guest('oso', 40)], stay, two, [taco, { ...other, hasArrived: true }])).toBeNull()
  })

  test('into the room that staff has in mind, or not at all', () => {
    const luna: MovableStay = { ...taco, bookingId: 'b3', roomId: 'medium-1' }
    const three: Room[] = [...two, roomOf('medium-1', 'medium')]
    const pug = [guest('pug', 9)]
    expect(suggestMove(pug, stay, three, [taco, luna], 'medium-1')).toMatchObject({
      bookingId: 'b3',
      toRoomId: 'small-1',
      assignment: [{ roomId: 'medium-1' }],
    })
    expect(suggestMove(pug, stay, three, [taco, { ...luna, hasArrived: true }], 'medium-1')).toBeNull()
  })

  test('is no help where the other dog needs that room itself', () => {
    expect(suggestMove([guest('oso', 40)], stay, two, [{ ...taco, guests: [guest('luna', 35)] }])).toBeNull()
  })
})
