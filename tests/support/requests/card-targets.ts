import { bookedBath } from '../bookings/booked-bath.ts'
import { checkedInDog } from '../bookings/checked-in-dog.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import { createdId, type Target } from './target.ts'

/** The card of today of a dog that is in the house. */
async function cardOf(server: TestServer) {
  const { bookingId, rumiId, today } = await checkedInDog(server)
  return { bookingId, rumiId, day: today }
}

async function bathOf(server: TestServer) {
  const { bookingId, rumiId } = await bookedBath(server)
  return { bookingId, rumiId }
}

/** Report cards and grooming cards. */
export const cardTargets = {
  reportCards: {
    make: async (server) => createdId(server, 'marta', '/reportCards', await cardOf(server), 'reportCard'),
    newBody: cardOf,
    change: { mood: 'happy' },
  },
  groomingCards: {
    make: async (server) =>
      createdId(server, 'marta', '/groomingCards', await bathOf(server), 'groomingCard'),
    newBody: bathOf,
    change: { blade: '7F', notes: 'Le asusta la secadora' },
  },
} satisfies Record<string, Target>
