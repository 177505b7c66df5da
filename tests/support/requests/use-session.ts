import type { TestServer } from '../servers/open-test-server.ts'

/** Books a session of training, without asking whether the dog may come, that the first credit of a pass pays for. */
export async function useSession({ database }: TestServer, { passId, dog }: { passId: string; dog: string }) {
  const { rows } = await database.pool.query<{ id: string }>(
    `with booked as (
       insert into bookings (client_id, service_id, start_at, end_at, resource_id, total_centavos)
       select d.owner_id, s.id, '2027-03-02 18:00Z', '2027-03-02 19:00Z', r.id, 0
       from dogs d, services s, resources r
       where d.id = $1 and s.type = 'Entrenamiento' and r.kind = 'trainer' and r.active limit 1 returning id, client_id)
     insert into booking_dogs (booking_id, dog_id, owner_id) select id, $1, client_id from booked returning booking_id as id`,
    [dog],
  )
  const { id } = rows[0]!
  await database.pool.query(
    `update pass_credits set booking_id = $2, day = '2027-03-02' where pass_id = $1 and number = 1`,
    [passId, id],
  )
  return id
}
