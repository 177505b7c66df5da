import type { Pool } from 'pg'

/** Writes a stay to days that cannot be booked, in a new room: guests of the demo have the others on some days of the week. */
export const moveStay = (
  pool: Pick<Pool, 'query'>,
  id: string,
  { start, end, status }: { start: string; end: string; status?: string },
) =>
  pool.query(
    `with room as (
      insert into resources (kind, name, size, max_dogs) values ('room', 'Cuarto ' || gen_random_uuid(), 'large', 1) returning id
    )
    update bookings
    set start_day = $2, end_day = $3, status = coalesce($4, status), resource_id = room.id
    from room where bookings.id = $1`,
    [id, start, end, status],
  )
