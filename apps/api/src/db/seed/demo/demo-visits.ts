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
  /** Groomer or trainer of the visit. */
  personId: string | null
}

/** All visits of the demo in the order of their last steps. */
export async function bookedVisits(tx: Tx): Promise<BookedVisit[]> {
  const { rows } = await tx.execute<Omit<BookedVisit, 'totalCentavos'> & { totalCentavos: string }>(sql`
    select b.id, b.client_id as "clientId", s.type as "serviceType", b.total_centavos as "totalCentavos", b.created_at as "requestedAt",
      last.to_status as status, last.at as "steppedAt", case when r.kind in ('groomer', 'trainer') then r.id end as "personId"
    from bookings b join services s on s.id = b.service_id left join resources r on r.id = b.resource_id, lateral (
      select e.to_status, e.at from booking_events e where e.booking_id = b.id order by e.position desc limit 1) last
    order by last.at, b.created_at, b.id`)
  return rows.map((row) => ({ ...row, totalCentavos: Number(row.totalCentavos) }))
}

/** The steps that a visit is still to take from where it was inserted (`standingBefore`). */
const stepsLeft: Partial<Record<BookingStatus, readonly BookingStatus[]>> = {
  'checked-out': ['checked-in', 'checked-out'],
  'no-show': ['no-show'],
}

/** Ends past visits at their hour, which posts their income; grouped by hour. */
export const endsOfVisits = (visits: readonly BookedVisit[]): DatedWrite[] =>
  [...Map.groupBy(visits, ({ status, steppedAt }) => `${steppedAt} ${status}`).values()].flatMap(
    (together) => {
      const [first] = together
      const steps = first && stepsLeft[first.status]
      if (!steps) return []
      const ended = inArray(
        bookings.id,
        together.map(({ id }) => id),
      )
      const write = async (tx: Tx) => {
        for (const step of steps) await tx.update(bookings).set({ status: step }).where(ended)
      }
      return [{ at: first.steppedAt, write }]
    },
  )
