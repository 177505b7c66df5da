import { addDays, isDay } from '@rumi/contract'
import { expect } from 'vitest'
import type { Target } from '../documents/ledger-row.ts'
import type { DemoName, TestServer } from '../servers/open-test-server.ts'

type Moved = { owner: DemoName; target: Target; costCentavos: number; at: number }

const choices = ['return', 'credit', undefined] as const

/** Moves the end of a stay that is still ahead, by its owner or the desk, and answers what the thing costs from then on. */
export async function moveEnd(server: TestServer, { owner, target, costCentavos, at }: Moved) {
  if (!('bookingId' in target)) return costCentavos
  const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${target.bookingId}`)
  const { status, start, end: before } = body.data.deskBooking.booking
  if (!isDay(start)) return costCentavos
  const money = choices[at % choices.length]
  const end = addDays(start, 1 + (at % 5))
  const answer = await server.request(
    at % 2 === 0 ? owner : 'marta',
    'PUT',
    `/api/serviceBookings/${target.bookingId}`,
    {
      end,
      ...(money && { money }),
    },
  )
  const isAhead = status === 'pending' || status === 'confirmed'
  // The end that it has already is no move, and is answered as it is.
  if (!isAhead && end !== before) expect(answer.status).toBeGreaterThanOrEqual(400)
  return isAhead && answer.status === 200
    ? (answer.body.data.serviceBooking.totalCentavos as number)
    : costCentavos
}
