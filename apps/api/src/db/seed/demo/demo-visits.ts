import { type ServiceType, type BookingStatus } from '@rumi/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { bookings } from '../../schema/bookings.ts'
import type { DatedWrite } from './live-demo-weeks.ts'

/** Visit of the demo in its current state, with the time of its last step. */
export type BookedVisit = {
  id: string
  clientId: string
  serviceType: ServiceType
  totalCentavos: number
  requestedAt: string
  status: BookingStatus
  /** Time of the last step. */
  steppedAt: string
  /** Time of the arrival; null if there was none. */
  arrivedAt: string | null
  /** Groomer or trainer of the visit. */
  personId: string | null
}

/** All visits of the demo in the order of their last steps. */
export async function bookedVisits(tx: Tx): Promise<BookedVisit[]> {
  const { rows } = await tx.execute<Omit<BookedVisit, 'totalCentavos'> & { totalCentavos: string }>(sql`
    select b.id, b.client_id as "clientId", s.type as "serviceType", b.total_centavos as "totalCentavos", b.created_at as "requestedAt",
      last.to_status as status, last.at as "steppedAt",
      (select e.at from booking_events e where e.booking_id = b.id and e.to_status = 'checked-in') as "arrivedAt", case when r.kind in ('groomer', 'trainer') then r.id end as "personId"
    from bookings b join services s on s.id = b.service_id left join resources r on r.id = b.resource_id, lateral (
      select e.to_status, e.at from booking_events e where e.booking_id = b.id order by e.position desc limit 1) last
    order by last.at, b.created_at, b.id`)
  return rows.map((row) => ({ ...row, totalCentavos: Number(row.totalCentavos) }))
}

/**
 * Steps that the visits have yet to take from where they were inserted (`standingBefore`), each at its time, which posts what they
 * earned. Those of one time are taken together.
 */
export function stepsOfVisits(visits: readonly BookedVisit[]): DatedWrite[] {
  const steps = visits.flatMap(({ id, status, steppedAt, arrivedAt }) => {
    const arrival = arrivedAt === null ? [] : [{ id, at: arrivedAt, status: 'checked-in' as const }]
    if (status === 'checked-in') return arrival
    if (status === 'checked-out' || status === 'no-show') return [...arrival, { id, at: steppedAt, status }]
    return []
  })
  return [...Map.groupBy(steps, ({ at, status }) => `${at} ${status}`).values()].flatMap((together) => {
    const [first] = together
    if (!first) return []
    const taken = inArray(
      bookings.id,
      together.map(({ id }) => id),
    )
    return [
      { at: first.at, write: (tx: Tx) => tx.update(bookings).set({ status: first.status }).where(taken) },
    ]
  })
}
