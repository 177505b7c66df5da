import type { Target } from './ledger-row.ts'
import type { TestServer } from '../servers/open-test-server.ts'

const open = ['pending', 'requested', 'confirmed', 'checked-in', 'checked-out']
/** Of a cancelled booking its fee is. */
const openOfBookings = [...open, 'cancelled']

/** Whether something is to be paid for at all: no order or pass that was cancelled, and none that was paid whole before. */
export async function isStillOwed({ database }: TestServer, target: Target): Promise<boolean> {
  const [table, id] =
    'bookingId' in target
      ? ['bookings', target.bookingId]
      : 'orderId' in target
        ? ['orders', target.orderId]
        : ['passes', target.passId]
  const { rows } = await database.pool.query<{ status: string }>(
    `select status from ${table} where id = $1`,
    [id],
  )
  return (table === 'bookings' ? openOfBookings : open).includes(rows[0]?.status ?? '')
}
