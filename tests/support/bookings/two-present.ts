import { addDays } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import { eligibleDog } from './eligible-dog.ts'

/** Two dogs of Ana's in one stay, present since yesterday and booked until the day after tomorrow. */
export async function twoPresent(server: TestServer, serviceId: string) {
  const rumiIds = [await eligibleDog(server, 'Llegó'), await eligibleDog(server, 'También')] as const
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with made as (
      insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos, lines)
      select $1, id, 'checked-in', $3, $4, price_centavos * 8, '[]' from services where id = $2 returning id, client_id),
    entered as (insert into booking_events (booking_id, from_status, to_status) select id, 'confirmed', 'checked-in' from made)
    , dogs as (insert into booking_dogs select made.id, dog, made.client_id from made, unnest($5::uuid[]) dog)
    select id from made`,
    [server.ids.ana, serviceId, addDays(today(), -1), addDays(today(), 2), rumiIds],
  )
  return { rumiIds, bookingId: rows[0]!.id }
}
