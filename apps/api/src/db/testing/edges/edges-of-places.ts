import { sql, type SQL } from 'drizzle-orm'
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
import { groomer, hotel, luis, missing, room, stay, taco, visit } from '../one-of-everything.ts'

const closure = (from: string, until: string) =>
  sql`insert into room_closures values (${room}, ${from}, ${until})`
const painted = closure('2026-11-01', '2026-11-05')
const stayIs = (what: SQL) => sql`update bookings set ${what} where id = ${stay}`
const nights = sql`start_day, end_day, resource_id`
const inPaint = sql`'2026-11-01', '2026-11-02', ${room}`

/** The groomer bathes, and this service is no bath. */
const bath = [
  sql`insert into services (id, type, name, price_centavos) values (${missing}, 'Grooming', 'Baño', 100)`,
  sql`insert into staff_services values (${groomer}, ${missing})`,
]
const asRooms = sql`insert into service_pools values ('Hotel', 'room')`
const freed = sql`update bookings set status = 'cancelled' where resource_id = ${groomer}`

const end = (dog: SQL) => sql`update dogs set ended = 'gone', ended_on = '2026-10-10' where id = ${dog}`
/** Booking of Taco without a room. */
const ofTaco = (status: string) => [
  anyStep,
  sql`insert into bookings (id, client_id, service_id, start_day, end_day, total_centavos, status)
    values (${missing}, ${luis}, ${hotel}, '2026-10-20', '2026-10-21', 100, ${status})`,
  sql`insert into booking_dogs values (${missing}, ${taco}, ${luis})`,
  sql`set constraints all immediate`,
  sql`set constraints all deferred`,
]
const tacosBooking = (status: string) => sql`update bookings set status = ${status} where id = ${missing}`
const waits = (status: string) =>
  sql`insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day, status, offered_until, booking_id)
    values (${luis}, ${hotel}, jsonb_build_array(${taco}), '2026-10-10', '2026-10-12', '2026-10-10', ${status},
      case when ${status} = 'offered' then now() end, case when ${status} = 'offered' then ${stay}::uuid end)`

/** Edges of retired resources, booking steps and former dogs. */
export const edgesOfPlaces: Edges = {
  refused: {
    bookings_take_what_is_in_use: {
      ...forEach('a booking of a closed room', (status) => [
        painted,
        ...insertBooking(nights, inPaint, status),
      ]),
      ...forEach('a stay moves into a closed room', (status) => [
        anyStep,
        stayIs(sql`status = ${status}`),
        painted,
        stayIs(sql`start_day = '2026-11-04', end_day = '2026-11-06'`),
      ]),
      'a cancelled stay stands again in a closed room': [
        anyStep,
        stayIs(sql`status = 'cancelled'`),
        closure('2026-10-10', '2026-10-12'),
        stayIs(sql`status = 'confirmed'`),
      ],
      'a visit is with somebody who no longer works': [
        freed,
        sql`update resources set active = false where id = ${groomer}`,
        ...insertBooking(hourColumns, otherHour),
      ],
      'a visit is with somebody who does not do it': [
        ...bath,
        updateVisit(sql`resource_id = null`),
        updateVisit(sql`resource_id = ${groomer}`),
      ],
      'a visit becomes what its groomer does not do': [
        ...bath,
        updateVisit(sql`service_id = ${missing}`),
        updateVisit(sql`service_id = ${hotel}`),
      ],
    },
    room_closures_leave_stays_alone: {
      ...forEach('a room closes during a stay', (status) => [
        anyStep,
        stayIs(sql`status = ${status}`),
        closure('2026-10-11', '2026-10-13'),
      ]),
      'a closure grows into a stay': [
        closure('2026-10-12', '2026-10-15'),
        sql`update room_closures set from_day = '2026-10-11'`,
      ],
    },
    resources_retire_without_bookings: forEach('somebody leaves with a visit', (status) => [
      anyStep,
      updateVisit(sql`status = ${status}`),
      sql`update resources set active = false where id = ${groomer}`,
    ]),
    bookings_take_what_their_service_takes: {
      ...forEach('a stay without a room', (status) => [
        asRooms,
        ...insertBooking(sql`start_day, end_day`, sql`'2026-11-10', '2026-11-12'`, status),
      ]),
      'a visit takes what neither its service nor what it was sold as takes': [
        asRooms,
        stayIs(sql`service_type = 'Guardería'`),
        stayIs(sql`resource_id = ${groomer}`),
      ],
      'a cancelled stay stands again without a room': [
        asRooms,
        anyStep,
        stayIs(sql`status = 'cancelled', resource_id = null`),
        stayIs(sql`status = 'confirmed'`),
      ],
    },
    bookings_one_stay_per_room: forEach('a room is taken by two', (status) => [
      anyStep,
      stayIs(sql`status = ${status}`),
      ...insertBooking(nights, sql`'2026-10-11', '2026-10-13', ${room}`),
    ]),
    bookings_one_visit_at_a_time: {
      ...forEach('a groomer has two visits', (status) => [
        anyStep,
        updateVisit(sql`status = ${status}`),
        ...insertBooking(hourColumns, sql`'2026-10-10 16:59Z', '2026-10-10 18:00Z', ${groomer}`),
      ]),
      'a visit begins while the groomer cleans up': [
        extendCleaning,
        ...insertBooking(hourColumns, sql`'2026-10-10 17:29Z', '2026-10-10 18:00Z', ${groomer}`),
      ],
    },
    bookings_have_dogs: {
      'a booking gives its only dog to another': [
        sql`delete from booking_dogs where booking_id = ${stay}`,
        sql`update booking_dogs set booking_id = ${stay} where booking_id = ${visit}`,
      ],
    },
    dogs_end_with_nothing_ahead: {
      ...forEach('a dog ends with a booking', (status) => [...ofTaco(status), end(taco)]),
      'a dog ends while it waits': [waits('waiting'), end(taco)],
      'a dog ends while a place is offered': [waits('offered'), end(taco)],
    },
    booking_dogs_still_come: {
      ...forEach('a dog that ended is booked', (status) => [end(taco), ...ofTaco(status)]),
      'a booking takes a dog that ended': [
        ...ofTaco('pending'),
        sql`insert into dogs (id, owner_id, name, sex, birth_date, ended, ended_on)
          values (${stay}, ${luis}, 'Fin', 'hembra', '2020-01-01', 'gone', '2026-10-10')`,
        sql`update booking_dogs set dog_id = ${stay} where booking_id = ${missing}`,
      ],
    },
    bookings_dogs_still_come: forEach('a booking of a dog that ended stands again', (status) => [
      ...ofTaco('cancelled'),
      end(taco),
      tacosBooking(status),
    ]),
    waiting_list_dogs_still_come: {
      'a dog that ended waits': [end(taco), waits('waiting')],
      'a dog that ended is offered a place': [end(taco), waits('offered')],
      'a dog that ended waits again': [
        waits('declined'),
        end(taco),
        sql`update waiting_list set status = 'waiting' where client_id = ${luis}`,
      ],
    },
    places_used_is_the_sum_of_days: {
      'a place is counted that nobody has': [sql`update places set used = 2`],
      'a booked day counts another dog': [sql`update booking_days set dogs = 2`],
      'a booked day goes and is counted still': [sql`delete from booking_days`],
      'a booked day is not counted': [
        sql`insert into booking_days values (${visit}, 'yard', '2026-10-10', 1)`,
      ],
      'a place is written with somebody in it': [sql`insert into places values ('yard', '2026-10-11', 2, 1)`],
    },
    places_within_capacity: {
      'one more than there are places': [sql`update places set used = 3`],
      'fewer places than are taken': [sql`update places set capacity = 0`],
    },
  },
  allowed: {
    'a stay ends when its room closes, and begins when it opens': [
      closure('2026-10-12', '2026-10-15'),
      ...insertBooking(nights, sql`'2026-10-15', '2026-10-16', ${room}`),
    ],
    'a stay ends on the day on which its room closes': [
      painted,
      ...insertBooking(nights, sql`'2026-10-30', '2026-11-01', ${room}`),
    ],
    ...forEach('a groomer who no longer does it keeps a visit', (status) => [
      anyStep,
      updateVisit(sql`status = ${status}`),
      ...bath,
      updateVisit(sql`status = 'confirmed', total_centavos = 90`),
    ]),
    'a stay keeps its room though its service became day care': [
      asRooms,
      stayIs(sql`service_type = 'Hotel'`),
      sql`update services set type = 'Guardería' where id = ${hotel}`,
      anyStep,
      stayIs(sql`status = 'checked-in'`),
    ],
    'a stay whose service became day care moves to a place': [
      asRooms,
      sql`update services set type = 'Guardería' where id = ${hotel}`,
      stayIs(sql`resource_id = null`),
    ],
    'a cancelled stay gives its room back': [asRooms, stayIs(sql`status = 'cancelled', resource_id = null`)],
    'a dog that ended waits no more': [
      waits('waiting'),
      sql`update waiting_list set status = 'declined'`,
      end(taco),
      waits('declined'),
    ],
    'a room closes until a stay begins': [closure('2026-10-08', '2026-10-10')],
    'a visit is with somebody who does it': [...bath, updateVisit(sql`service_id = ${missing}`)],
    'somebody without a visit leaves': [
      freed,
      sql`update resources set active = false where id = ${groomer}`,
    ],
    'a dog that is done with everything ends': [...ofTaco('checked-out'), waits('declined'), end(taco)],
    'a cancelled booking of a dog that ended stays so': [...ofTaco('cancelled'), end(taco)],
    'a booking of a dog that ended is written afterwards': [end(taco), ...ofTaco('checked-out')],
    'as many dogs as there are places': [
      sql`update places set used = 2`,
      sql`insert into booking_days values (${visit}, 'yard', '2026-10-10', 1)`,
    ],
  },
}
