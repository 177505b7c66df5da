import type { Pool } from 'pg'
import { medicineDosesLabel } from '../../apps/api/src/copy/booking-sentences.ts'
import { countOversales } from '../attack/audit.ts'
import type { RecordedResponses } from './recorded-responses.ts'

const holding = `('pending', 'confirmed', 'checked-in')`

/** Invariants at the end of every day, besides that nothing is oversold; each counts violations. */
const rules = {
  'a step that the history lacks': `
    select count(*) from bookings b where b.status is distinct from
      (select e.to_status from booking_events e where e.booking_id = b.id order by e.position desc limit 1)`,
  'a total that is not the sum of its lines': `
    select count(*) from bookings where total_centavos <>
      (select coalesce(sum((line ->> 'amountCentavos')::bigint), 0) from jsonb_array_elements(lines) line)`,
  'a late fee that is not what its step charged': `
    select count(*) from bookings b where b.late_fee_centavos <> (
      select coalesce(sum(e.late_fee_centavos), 0) from booking_events e
      where e.booking_id = b.id and not e.late_fee_waived)`,
  'a late fee that is no line of its price': `
    select count(*) from bookings b where b.late_fee_centavos > 0 and not exists (
      select from jsonb_array_elements(b.lines) line
      where line ->> 'label' like 'Recogida tarde%' and (line ->> 'amountCentavos')::bigint = b.late_fee_centavos)`,
  'a dog that is expected for a booking that holds nothing': `
    select count(*) from dog_occupancies o join bookings b on b.id = o.booking_id where b.status not in ${holding}`,
  'a booking that holds a place without its dogs': `
    select count(*) from bookings b where b.status in ${holding}
      and not exists (select from dog_occupancies o where o.booking_id = b.id)`,
  'a credit spent on a booking that was cancelled': `
    select count(*) from pass_credits c join bookings b on b.id = c.booking_id where b.status = 'cancelled'`,
  'a pass with more or fewer credits than it was sold with': `
    select count(*) from passes p where p.status in ('active', 'expired')
      and p.units <> (select count(*) from pass_credits c where c.pass_id = p.id and not c.voided)`,
  'a credit spent outside the term of its pass': `
    select count(*) from pass_credits c join passes p on p.id = c.pass_id
    where c.day < p.valid_from or c.day > p.valid_until`,
  'a day with more dogs than it has places': `
    select count(*) from places where used > capacity`,
  'a stay to come in a room that is retired or closed then': `
    select count(*) from bookings b join resources r on r.id = b.resource_id
    where b.status in ('pending', 'confirmed') and b.start_day is not null and (not r.active or exists (
      select from room_closures c
      where c.resource_id = r.id and c.from_day < b.end_day and b.start_day < c.to_day))`,
  'a charged dose that is not in the price of its booking': `
    select count(*) from bookings b where (
      select coalesce(sum(m.fee_centavos), 0) from care_marks m where m.booking_id = b.id) <> (
      select coalesce(sum((line ->> 'amountCentavos')::bigint), 0) from jsonb_array_elements(b.lines) line
      where line ->> 'label' like '${medicineDosesLabel}%')`,
  'a mark of a dog that was not there': `
    select count(*) from care_marks m join visits v on v.id = m.visit_id join care_items i on i.id = m.care_item_id
    where v.status not in ('in-house', 'gone') or v.dog_id <> i.dog_id`,
  'a sent incident without its report for each family': `
    select count(*) from incidents i join incident_dogs d on d.incident_id = i.id
    where (i.status = 'sent') <> (d.report is not null)`,
  'an appointment with a person who is absent': `
    select count(*) from bookings b join absences a on a.resource_id = b.resource_id
      and a.start_at < b.end_at and b.start_at < a.end_at
    where b.status in ('pending', 'confirmed')`,
  'an offer without the place it keeps': `
    select count(*) from waiting_list w left join bookings b on b.id = w.booking_id
    where w.status = 'offered' and b.status is distinct from 'pending'`,
} as const

type StoredBooking = { id: string; status: string; version: number; total: string }

const allRules = Object.entries(rules)
  .map(([name, query]) => `select '${name}' as name, (${query}) as count`)
  .join(' union all ')

/** Maximum of all days; a rule below checks the capacity of each day. */
export const mostPlaces = 24

/** Everything that is not as it must be at the end of a day, in words. */
export async function brokenOn(
  day: string,
  pool: Pool,
  { bookings, marks, sentIncidents }: RecordedResponses,
): Promise<string[]> {
  const [oversales, counted, stored, acknowledged] = await Promise.all([
    // The books are held against the documents on their own.
    countOversales({ pool }, { from: day, places: mostPlaces }),
    pool.query<{ name: string; count: number | string }>(allRules),
    pool.query<StoredBooking>('select id, status, version, total_centavos as total from bookings'),
    pool.query<{ id: string }>(
      `select id from care_marks union all select id from incidents where status = 'sent'`,
    ),
  ])
  const counts = [
    ...Object.entries(oversales),
    ...counted.rows.map(({ name, count }): [string, number] => [name, Number(count)]),
  ]
  const broken = counts.flatMap(([name, count]) => (count > 0 ? [`${count} × ${name}`] : []))
  const now = new Map(stored.rows.map((row) => [row.id, row]))
  const lost = [...bookings.values()].filter(({ id, version, status, totalCentavos }) => {
    const responses = now.get(id)
    if (!responses || responses.version < version) return true
    return (
      responses.version === version &&
      (responses.status !== status || Number(responses.total) !== totalCentavos)
    )
  })
  if (lost.length > 0) broken.push(`${lost.length} bookings lost or changed, such as ${lost[0]!.id}`)
  const known = new Set(acknowledged.rows.map(({ id }) => id))
  for (const id of [...marks.values(), ...sentIncidents])
    if (!known.has(id)) broken.push(`the mark or incident ${id} is lost`)
  return broken
}
