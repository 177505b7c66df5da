import {
  addDays,
  compareInstants,
  instantAt,
  takesPlaceOn,
  todayIn,
  type BusinessCalendar,
} from '@rumi/contract'
import { seedResources } from '../../places.ts'
import { seedServices } from '../../services-for-sale.ts'
import type { DemoAppointment } from '../demo-appointments.ts'
import type { DemoGuest } from '../demo-dogs.ts'

/** Guests of the hotel that are present at least, and those that are still expected. */
const leastPresent = 2
const leastExpected = 1

const stayName = seedServices.find(({ serviceType }) => serviceType === 'Hotel')!.name
/** Rooms, the largest first, which take any dog. */
const rooms = seedResources.filter(({ kind }) => kind === 'room').toReversed()

type Around = {
  now: string
  calendar: BusinessCalendar
  /** True if a dog is at the day care on a day. */
  isElsewhere: (dog: DemoGuest, day: string) => boolean
  /** Dogs of the day care that are present and expected now. */
  present: number
  expected: number
}

/**
 * Returns stays around now where the demo would otherwise be empty, as on closed days and at night: dogs that sleep here, and one that is
 * late since the last open day.
 */
export function guestsNow(
  guests: readonly DemoGuest[],
  placed: readonly DemoAppointment<DemoGuest>[],
  { now, calendar, isElsewhere, present, expected }: Around,
): DemoAppointment<DemoGuest>[] {
  const { checkIn, checkOut } = calendar.terms.hotel
  const today = todayIn(now)
  const openFrom = (day: string, step: 1 | -1) => {
    let found = day
    while (!takesPlaceOn('Hotel', found, calendar)) found = addDays(found, step)
    return found
  }
  const end = openFrom(addDays(today, 1), 1)
  const stayFrom = (start: string) => ({
    start,
    end,
    arrivesAt: instantAt(start, checkIn),
    leavesAt: instantAt(end, checkOut),
  })
  const before = stayFrom(openFrom(addDays(today, -1), -1))
  const added: DemoAppointment<DemoGuest>[] = []
  const countOf = (statuses: readonly string[]) =>
    [...placed, ...added]
      .filter(({ status, start }) => statuses.includes(status) && start.slice(0, 10) <= today)
      .reduce((sum, { dogs }) => sum + dogs.length, 0)
  const add = (status: 'checked-in' | 'confirmed', times: typeof before) => {
    const taken = [...placed, ...added].filter(
      (other) =>
        compareInstants(other.arrivesAt, times.leavesAt) < 0 &&
        compareInstants(times.arrivesAt, other.leavesAt) < 0,
    )
    const room = rooms.find(({ name }) => taken.every(({ resource }) => resource !== name))
    const dog = guests.find(
      (guest) =>
        (!room ||
          !('maxWeightKg' in room) ||
          room.maxWeightKg === null ||
          guest.weightKg <= room.maxWeightKg) &&
        taken.every(({ dogs }) => !dogs.includes(guest)) &&
        ![times.start, today, times.end].some((day) => isElsewhere(guest, day)),
    )
    if (!room || !dog) return false
    added.push({ dogs: [dog], service: stayName, resource: room.name, status, ...times })
    return true
  }
  while (present + countOf(['checked-in']) < leastPresent && add('checked-in', before));
  while (
    expected + countOf(['confirmed', 'pending']) < leastExpected &&
    add('confirmed', stayFrom(openFrom(today, -1)))
  );
  return added
}
