import type { Pool } from 'pg'

/** Takes a booking through statuses without waiting for its days. */
export async function stepBooking(pool: Pick<Pool, 'query'>, id: string, ...statuses: string[]) {
  for (const status of statuses) {
    await pool.query('update bookings set status = $2, version = version + 1 where id = $1', [id, status])
    await pool.query('insert into booking_events (booking_id, to_status) values ($1, $2)', [id, status])
  }
}
