import type { Database } from '../../apps/api/src/db/connect.ts'

type BookedRow = { id: string; isStay: boolean; withIt: { id: string; isStay: boolean }[] }

/**
 * Finds stays without some of the bookings requested inside them, and records stored although their response
 * was lost. Rows of one transaction share its instant and their dogs.
 */
export async function findPartialWrites(
  { pool }: Pick<Database, 'pool'>,
  reported: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { rows } = await pool.query<BookedRow>(`
    with kept as (
      select b.id, b.created_at, b.start_day is not null as is_stay, array_agg(d.dog_id order by d.dog_id) as dogs
      from bookings b join booking_dogs d on d.booking_id = b.id join dogs g on g.id = d.dog_id
      where g.name like 'Rival %' and b.status <> 'checked-out' and not exists (select from waiting_list w where w.booking_id = b.id)
      group by b.id)
    select a.id, a.is_stay as "isStay", (
      select coalesce(json_agg(json_build_object('id', b.id, 'isStay', b.is_stay)), '[]') from kept b
      where b.created_at = a.created_at and b.dogs = a.dogs and b.id <> a.id) as "withIt"
    from kept a`)
  return rows.flatMap(({ id, isStay, withIt }) => {
    const requested = reported.get(id)
    const inside = withIt.filter((one) => !one.isStay).length
    const isWhole =
      requested === undefined ? !isStay && withIt.some((one) => reported.has(one.id)) : inside >= requested
    return isWhole ? [] : [id]
  })
}
