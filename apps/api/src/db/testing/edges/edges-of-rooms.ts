import { sql, type SQL } from 'drizzle-orm'
import type { Edges } from '../edge-statements.ts'
import { ana, canela, groomer, hotel, missing, room, stay, visit } from '../one-of-everything.ts'

/** Whatever step led there. */
const anyStep = sql`alter table bookings disable trigger bookings_step_by_step`
const stayIs = (what: SQL) => sql`update bookings set ${what} where id = ${stay}`
const visitIs = (what: SQL) => sql`update bookings set ${what} where id = ${visit}`
const roomTakes = (what: SQL) => sql`update resources set ${what} where id = ${room}`
const weighs = (kg: number | null) => sql`update dogs set weight_kg = ${kg} where id = ${canela}`
/** Canela stays in a room for dogs of 10 kg, and weighs as much. */
const light = [weighs(10), roomTakes(sql`max_weight_kg = 10`)]
const frida = (kg: number | null = null) =>
  sql`insert into dogs (id, owner_id, name, sex, birth_date, weight_kg) values (${missing}, ${ana}, 'Frida', 'hembra', '2022-01-01', ${kg})`
const joins = (booking: SQL) => sql`insert into booking_dogs values (${booking}, ${missing}, ${ana})`
const anotherRoom = (kg: number | null = null) =>
  sql`insert into resources (id, kind, name, size, max_dogs, max_weight_kg) values (${missing}, 'room', 'Luna', 'small', 1, ${kg})`

const booked = (columns: SQL, values: SQL, status = 'pending') => [
  sql`insert into bookings (id, client_id, service_id, total_centavos, status, ${columns})
    values (${missing}, ${ana}, ${hotel}, 100, ${status}, ${values})`,
  sql`insert into booking_dogs values (${missing}, ${canela}, ${ana})`,
]
const nights = sql`start_day, end_day, resource_id`
const days = sql`start_day, end_day`
const hours = sql`start_at, end_at, resource_id`
const inNovember = sql`'2026-11-10', '2026-11-12', ${room}`

const decided = (day: string, kind = 'closed') =>
  sql`insert into house_days (day, kind) values (${day}, ${kind})`

const statuses = ['pending', 'confirmed', 'checked-in']
const forEach = (what: string, statements: (status: string) => readonly SQL[]) =>
  Object.fromEntries(statuses.map((status) => [`${what} that is ${status}`, statements(status)]))

/** Edges of room limits, and of closed days. */
export const edgesOfRooms: Edges = {
  refused: {
    booking_dogs_fit_their_room: {
      ...forEach('a second dog joins a stay', (status) => [
        anyStep,
        stayIs(sql`status = ${status}`),
        frida(),
        joins(stay),
      ]),
      'a dog of another booking is given to a stay': [
        frida(),
        joins(visit),
        sql`update booking_dogs set booking_id = ${stay} where dog_id = ${missing}`,
      ],
      'a dog is a little too heavy': [...light, weighs(10.01), ...booked(nights, inNovember)],
      'a dog was never weighed': [...light, weighs(null), ...booked(nights, inNovember)],
      'the second of two is too heavy': [...light, roomTakes(sql`max_dogs = 2`), frida(10.01), joins(stay)],
    },
    bookings_fit_their_room: {
      ...forEach('a heavier dog is given a small room', (status) => [
        anyStep,
        stayIs(sql`status = ${status}`),
        weighs(10.01),
        anotherRoom(10),
        stayIs(sql`resource_id = ${missing}`),
      ]),
      'two dogs are given a room for one': [
        roomTakes(sql`max_dogs = 2`),
        frida(),
        joins(stay),
        anotherRoom(),
        stayIs(sql`resource_id = ${missing}`),
      ],
      'a dog that grew stays a night longer': [...light, weighs(11), stayIs(sql`end_day = '2026-10-13'`)],
      'a dog that grew comes a night earlier': [...light, weighs(11), stayIs(sql`start_day = '2026-10-09'`)],
      'a booking without a room is given one that is too small': [
        ...light,
        weighs(11),
        stayIs(sql`resource_id = null`),
        stayIs(sql`resource_id = ${room}`),
      ],
    },
    resources_keep_their_guests: {
      ...forEach('a room takes less than who booked it weighs', (status) => [
        anyStep,
        stayIs(sql`status = ${status}`),
        weighs(10),
        roomTakes(sql`max_weight_kg = 9.99`),
      ]),
      'a room takes a weight, and its guest was never weighed': [roomTakes(sql`max_weight_kg = 10`)],
      'a room takes fewer dogs than booked it': [
        roomTakes(sql`max_dogs = 2`),
        frida(),
        joins(stay),
        roomTakes(sql`max_dogs = 1`),
      ],
    },
    bookings_on_open_days: {
      ...forEach('a stay begins on a closed day', (status) => [
        decided('2026-11-10'),
        ...booked(nights, inNovember, status),
      ]),
      'a stay ends on a closed day': [decided('2026-11-12'), ...booked(nights, inNovember)],
      'a week of the day care has a closed day': [
        decided('2026-11-11'),
        ...booked(days, sql`'2026-11-10', '2026-11-12'`),
      ],
      'a visit begins as a closed day begins': [
        decided('2026-11-10'),
        ...booked(hours, sql`'2026-11-10 06:00Z', '2026-11-10 07:00Z', ${groomer}`),
      ],
      'a visit begins before a closed day ends': [
        decided('2026-11-10'),
        ...booked(hours, sql`'2026-11-11 05:59Z', '2026-11-11 07:00Z', ${groomer}`),
      ],
      'a visit moves to a closed day': [
        decided('2026-10-11'),
        visitIs(sql`start_at = '2026-10-11 16:00Z', end_at = '2026-10-11 17:00Z'`),
      ],
      'a stay moves to a closed day': [
        decided('2026-10-09'),
        stayIs(sql`start_day = '2026-10-09', end_day = '2026-10-11'`),
      ],
      'a stay that has not begun becomes shorter, until a closed day': [
        decided('2026-10-11'),
        stayIs(sql`end_day = '2026-10-11'`),
      ],
      'who is in the house leaves later, on a closed day': [
        anyStep,
        stayIs(sql`status = 'checked-in'`),
        decided('2026-10-13'),
        stayIs(sql`end_day = '2026-10-13'`),
      ],
      'who is in the house had come on a closed day': [
        anyStep,
        stayIs(sql`status = 'checked-in'`),
        decided('2026-10-09'),
        stayIs(sql`start_day = '2026-10-09'`),
      ],
      'a cancelled stay stands again on a closed day': [
        anyStep,
        stayIs(sql`status = 'cancelled'`),
        decided('2026-10-12'),
        stayIs(sql`status = 'confirmed'`),
      ],
    },
    house_days_leave_bookings_alone: {
      ...forEach('a day closes on which a stay begins', (status) => [
        anyStep,
        stayIs(sql`status = ${status}`),
        visitIs(sql`status = 'cancelled'`),
        decided('2026-10-10'),
      ]),
      'a day closes on which a stay ends': [decided('2026-10-12')],
      'a day closes in a week of the day care': [
        ...booked(days, sql`'2026-11-10', '2026-11-12'`),
        decided('2026-11-11'),
      ],
      'a day closes with a visit in its first minute': [
        ...booked(hours, sql`'2026-11-10 06:00Z', '2026-11-10 07:00Z', ${groomer}`),
        decided('2026-11-10'),
      ],
      'a day closes with a visit in its last minute': [
        ...booked(hours, sql`'2026-11-11 05:59Z', '2026-11-11 07:00Z', ${groomer}`),
        decided('2026-11-10'),
      ],
      'a day that is worked becomes a closed one': [
        decided('2026-10-12', 'worked'),
        sql`update house_days set kind = 'closed'`,
      ],
      'a closed day becomes another': [decided('2026-10-13'), sql`update house_days set day = '2026-10-12'`],
    },
  },
  allowed: {
    'as many dogs as there are beds, as heavy as the room takes': [
      ...light,
      roomTakes(sql`max_dogs = 2`),
      frida(10),
      joins(stay),
    ],
    'a groomer takes two of a family': [frida(), joins(visit)],
    'a second dog in a stay that was given up': [stayIs(sql`status = 'cancelled'`), frida(), joins(stay)],
    'a dog that grew keeps its room': [
      ...light,
      weighs(11),
      anyStep,
      stayIs(sql`status = 'checked-in'`),
      stayIs(sql`total_centavos = 90`),
    ],
    'a dog that grew leaves earlier': [...light, weighs(11), stayIs(sql`end_day = '2026-10-11'`)],
    'a stay of a dog that grew is taken up again as it was': [
      ...light,
      anyStep,
      stayIs(sql`status = 'checked-in'`),
      stayIs(sql`status = 'checked-out', end_day = '2026-10-11'`),
      weighs(11),
      stayIs(sql`status = 'checked-in', end_day = '2026-10-12'`),
    ],
    'the file of a dog is taken into that of a heavier one': [
      ...light,
      frida(30),
      sql`delete from dog_occupancies`,
      sql`update booking_dogs set dog_id = ${missing} where booking_id = ${stay}`,
    ],
    'a dog as heavy as another room takes is given it': [
      weighs(10),
      anotherRoom(10),
      stayIs(sql`resource_id = ${missing}, end_day = '2026-10-13'`),
    ],
    'a room takes what its guest weighs': [...light],
    'a room whose guest has grown beyond it takes less still': [
      ...light,
      weighs(11),
      roomTakes(sql`max_weight_kg = 9`),
    ],
    'a room takes less once its guest is gone': [
      ...light,
      stayIs(sql`status = 'cancelled'`),
      roomTakes(sql`max_weight_kg = 5`),
    ],
    'somebody sleeps through a closed day': [decided('2026-11-11'), ...booked(nights, inNovember)],
    'a visit ends as a closed day begins': [
      decided('2026-11-10'),
      ...booked(hours, sql`'2026-11-10 05:59Z', '2026-11-10 06:59Z', ${groomer}`),
    ],
    'a visit begins as a closed day is over': [
      decided('2026-11-10'),
      ...booked(hours, sql`'2026-11-11 06:00Z', '2026-11-11 07:00Z', ${groomer}`),
    ],
    'a stay on a rest day that is worked': [decided('2026-11-10', 'worked'), ...booked(nights, inNovember)],
    'a cancelled stay is written on a closed day': [
      decided('2026-11-10'),
      ...booked(nights, inNovember, 'cancelled'),
    ],
    'who is in the house leaves earlier, on a closed day': [
      anyStep,
      stayIs(sql`status = 'checked-in'`),
      decided('2026-10-11'),
      stayIs(sql`end_day = '2026-10-11'`),
    ],
    'who is in the day care stays over a closed day': [
      ...booked(days, sql`'2026-11-10', '2026-11-10'`, 'checked-in'),
      decided('2026-11-11'),
      sql`update bookings set end_day = '2026-11-11' where id = ${missing}`,
    ],
    'a day closes through which somebody sleeps': [decided('2026-10-11')],
    'a day closes after all has been given up': [
      sql`update bookings set status = 'cancelled' where id in (${stay}, ${visit})`,
      decided('2026-10-10'),
    ],
    'a closed day has another text': [decided('2026-10-13'), sql`update house_days set note = 'Pintamos'`],
  },
}
