import { expect } from 'vitest'
import { eligibleDog, serviceOf } from './eligible-dog.ts'
import { openNights } from './open-nights.ts'
import type { TestServer } from '../servers/open-test-server.ts'

type Stay = { id: string; totalCentavos: number; version: number }

/** Books stays of two nights for Ana, each with a dog and at a place in the calendar of its own. */
export function staysOfAna(server: () => TestServer) {
  let nights = 20
  return async (ahead = (nights += 10)): Promise<Stay> => {
    const { status, body } = await server().request('ana', 'POST', '/api/serviceBookings', {
      serviceId: await serviceOf(server(), 'Hotel'),
      rumiIds: [await eligibleDog(server(), `Huésped ${ahead}`)],
      ...openNights(ahead, 2),
    })
    expect(status).toBe(201)
    return body.data.serviceBooking
  }
}
