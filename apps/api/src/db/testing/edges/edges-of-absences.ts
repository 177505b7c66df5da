import { sql } from 'drizzle-orm'
import {
  anyStep,
  otherHour,
  insertBooking,
  extendCleaning,
  forEach,
  hourColumns,
  updateVisit,
  type Edges,
} from '../edge-statements.ts'
import { groomer } from '../one-of-everything.ts'

const absence = (from: string, until: string) =>
  sql`insert into absences (resource_id, start_at, end_at) values (${groomer}, ${from}, ${until})`
/** The visit lasts from 16 to 17, the groomer is away from 18 to 20. */
const afternoon = absence('2026-10-10 18:00Z', '2026-10-10 20:00Z')
const duringVisit = absence('2026-10-10 16:30Z', '2026-10-10 18:00Z')

/** The edges of absences and visits that keep off each other. */
export const edgesOfAbsences: Edges = {
  refused: {
    absences_leave_visits_alone: {
      ...forEach(
        'somebody is away during a visit',
        (status) => [
          anyStep,
          updateVisit(sql`status = ${status}`),
          absence('2026-10-10 15:00Z', '2026-10-10 16:01Z'),
        ],
        ['pending', 'confirmed'],
      ),
      'somebody is away while they clean up': [
        extendCleaning,
        absence('2026-10-10 17:29Z', '2026-10-10 18:00Z'),
      ],
      'an absence begins earlier, during a visit': [
        afternoon,
        sql`update absences set start_at = '2026-10-10 16:59Z'`,
      ],
    },
    bookings_while_they_work: {
      ...forEach('a booking in an absence', (status) => [
        afternoon,
        ...insertBooking(hourColumns, otherHour, status),
      ]),
      ...forEach('a visit moves into an absence', (status) => [
        anyStep,
        updateVisit(sql`status = ${status}`),
        afternoon,
        updateVisit(sql`start_at = '2026-10-10 19:00Z', end_at = '2026-10-10 20:00Z'`),
      ]),
      'a visit is cleaned up after in an absence': [
        afternoon,
        updateVisit(sql`busy_until = '2026-10-10 18:01Z'`),
      ],
      'a cancelled visit stands again in an absence': [
        anyStep,
        updateVisit(sql`status = 'cancelled'`),
        absence('2026-10-10 16:00Z', '2026-10-10 17:00Z'),
        updateVisit(sql`status = 'confirmed'`),
      ],
      'a visit whose entry is reversed in an absence': [
        anyStep,
        updateVisit(sql`status = 'checked-in'`),
        duringVisit,
        updateVisit(sql`status = 'confirmed'`),
      ],
      'a visit that has begun lasts longer in an absence': [
        anyStep,
        updateVisit(sql`status = 'checked-in'`),
        duringVisit,
        updateVisit(sql`end_at = '2026-10-10 17:01Z'`),
      ],
      'a visit that is over stands again at another time in an absence': [
        anyStep,
        updateVisit(sql`status = 'checked-out'`),
        duringVisit,
        updateVisit(sql`status = 'checked-in', end_at = '2026-10-10 17:01Z'`),
      ],
      'a visit is given to somebody who is away': [
        afternoon,
        updateVisit(sql`resource_id = null, start_at = '2026-10-10 19:00Z', end_at = '2026-10-10 20:00Z'`),
        updateVisit(sql`resource_id = ${groomer}`),
      ],
    },
  },
  allowed: {
    'somebody is away until a visit begins': [absence('2026-10-10 15:00Z', '2026-10-10 16:00Z')],
    'somebody is away once they have cleaned up': [
      extendCleaning,
      absence('2026-10-10 17:30Z', '2026-10-10 18:00Z'),
    ],
    'a visit ends when its groomer leaves, and begins when they are back': [
      afternoon,
      updateVisit(sql`end_at = '2026-10-10 18:00Z'`),
      ...insertBooking(hourColumns, sql`'2026-10-10 20:00Z', '2026-10-10 21:00Z', ${groomer}`),
    ],
    'somebody is away during a visit that has begun, which then ends, and ends again when its exit is reversed':
      [
        anyStep,
        updateVisit(sql`status = 'checked-in'`),
        duringVisit,
        updateVisit(sql`status = 'checked-out'`),
        updateVisit(sql`status = 'checked-in'`),
        updateVisit(sql`status = 'checked-out'`),
      ],
    'a visit that is over lets its groomer be away': [
      anyStep,
      updateVisit(sql`status = 'checked-in'`),
      updateVisit(sql`status = 'checked-out'`),
      absence('2026-10-10 15:00Z', '2026-10-10 18:00Z'),
    ],
  },
}
