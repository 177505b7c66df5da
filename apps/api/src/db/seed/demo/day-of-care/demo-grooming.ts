import { addMinutes, compareInstants, dayOf, instantAt, isInstant, minutesBetween } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { bookingDogs, bookings } from '../../../schema/bookings.ts'
import { resources } from '../../../schema/business/services.ts'
import { groomingCards } from '../../../schema/grooming-cards.ts'
import { customRoles } from '../../../schema/people/custom-roles.ts'
import { users } from '../../../schema/people/people.ts'
import { groomerRole } from '../../groomer-role.ts'
import { seedServices } from '../../services-for-sale.ts'
import type { DemoAppointment } from '../demo-appointments.ts'
import type { DemoGuest } from '../demo-dogs.ts'
import { demoGroomer, passwordOfDemo } from '../demo-people.ts'

const habits = [
  {
    blade: '7F',
    lengths: 'Cuerpo 1 cm, cara 2 cm',
    products: 'Champú de avena',
    notes: 'Le asusta la secadora: toalla primero.',
  },
  {
    blade: '5F',
    lengths: 'Todo parejo, 1.5 cm',
    products: 'Champú hipoalergénico',
    notes: 'Cepillar las orejas antes del baño.',
  },
  {
    blade: '',
    lengths: 'Solo puntas',
    products: 'Champú neutro, acondicionador',
    notes: 'Tranquilo. Premio al cortar uñas.',
  },
  { blade: '10', lengths: 'Panza y patas cortas', products: 'Champú desenredante', notes: '' },
] as const

/** Opens the groomer's account, links it to the team, and writes the cards of past appointments and of the dog in work. */
export async function seedDemoGrooming(tx: Tx, now: string) {
  const groomer = await openGroomer(tx, now)
  if (!groomer) return
  await writePastCards(tx)
  await workNow(tx, { groomerId: groomer, now })
}

async function openGroomer(tx: Tx, now: string) {
  const [role] = await tx
    .select({ id: customRoles.id })
    .from(customRoles)
    .where(eq(customRoles.name, groomerRole.name))
  const [opened] = await tx
    .insert(users)
    .values({
      ...demoGroomer,
      passwordHash: await passwordOfDemo(),
      customRoleId: role?.id ?? null,
      createdAt: now,
    })
    .returning({ id: users.id })
  const [person] = await tx
    .update(resources)
    .set({ userId: opened!.id })
    .where(eq(resources.name, demoGroomer.name))
    .returning({ id: resources.id })
  return person?.id
}

/** Writes a card for each dog groomed until now; dogs of one appointment share its time. */
async function writePastCards(tx: Tx) {
  const groomed = await tx
    .select({
      bookingId: bookings.id,
      rumiId: bookingDogs.dogId,
      staffMemberId: bookings.resourceId,
      startedAt: sql<string>`${bookings.startAt}`.mapWith(bookings.startAt),
      endAt: sql<string>`${bookings.endAt}`.mapWith(bookings.endAt),
    })
    .from(bookings)
    .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
    .where(
      sql`${bookings.serviceType} in ('Grooming', 'Extra-Grooming') and ${bookings.status} = 'checked-out'`,
    )
  if (groomed.length === 0) return
  const dogs = [...new Set(groomed.map(({ rumiId }) => rumiId))]
  await tx.insert(groomingCards).values(
    groomed.map(({ endAt, ...card }, place) => {
      const together = groomed.filter(({ bookingId }) => bookingId === card.bookingId).length
      const minutes = Math.floor(minutesBetween(card.startedAt, endAt) / together) - (place % 4) * 2
      return {
        ...card,
        ...habits[dogs.indexOf(card.rumiId) % habits.length]!,
        finishedAt: addMinutes(card.startedAt, minutes),
        createdAt: card.startedAt,
      }
    }),
  )
}

/** Starts the groomer's work on the dog that is with them. */
const workNow = (tx: Tx, { groomerId, now }: { groomerId: string; now: string }) =>
  tx.execute(sql`
    insert into grooming_cards (booking_id, dog_id, staff_member_id, started_at)
    select b.id, d.dog_id, b.resource_id, b.start_at
    from bookings b join booking_dogs d on d.booking_id = b.id
    where b.resource_id = ${groomerId} and b.status = 'checked-in' and b.start_at <= ${now}
    on conflict do nothing`)

/** Minutes from now at which the groomer's turns begin, and their length. */
const workingSince = -25
const turnsToCome = [50, 110] as const
const turnMinutes = 45

const later = (...instants: string[]) => instants.toSorted(compareInstants).at(-1)!
const earlier = (...instants: string[]) => instants.toSorted(compareInstants)[0]!

type Around = {
  now: string
  /** True if a dog is at the day care today. */
  isElsewhere: (dog: DemoGuest) => boolean
  /** True if a dog is present, so that its bath is part of its stay. */
  isPresent: (dog: DemoGuest) => boolean
}

/** Returns appointments around now with the demo's groomer where there are none, at any hour: one in work and two to come, on one day. */
export function appointmentsOfGroomer(
  guests: readonly DemoGuest[],
  placed: readonly DemoAppointment<DemoGuest>[],
  { now, isElsewhere, isPresent }: Around,
): DemoAppointment<DemoGuest>[] {
  const today = dayOf(now)
  const [midnight, lastMinute] = [instantAt(today, '00:00'), instantAt(today, '23:59')]
  const onDay = placed.filter(
    ({ arrivesAt, leavesAt }) => dayOf(arrivesAt) <= today && today <= dayOf(leavesAt),
  )
  const own = onDay.filter(({ resource }) => resource === demoGroomer.name)
  const isBooked = (dog: DemoGuest) => onDay.some(({ dogs }) => dogs.includes(dog))
  const hasTurn = (dog: DemoGuest) => onDay.some(({ dogs, start }) => isInstant(start) && dogs.includes(dog))
  const free = guests.filter((dog) => !isElsewhere(dog) && !isBooked(dog))
  const dogs = [...free, ...guests.filter((dog) => !free.includes(dog) && isPresent(dog) && !hasTurn(dog))]
  const service = seedServices.find(({ serviceType }) => serviceType === 'Grooming')!.name
  const turn = (start: string, end: string, status: 'checked-in' | 'confirmed') => {
    const isTaken = own.some(
      ({ arrivesAt, leavesAt }) =>
        compareInstants(arrivesAt, end) < 0 && compareInstants(start, leavesAt) < 0,
    )
    if (isTaken || dayOf(end) !== today) return []
    const dog = dogs.shift()
    const times = { start, end, arrivesAt: start, leavesAt: end }
    return dog ? [{ dogs: [dog] as const, service, resource: demoGroomer.name, status, ...times }] : []
  }
  const isOver = ({ leavesAt }: DemoAppointment<DemoGuest>) => compareInstants(leavesAt, now) <= 0
  const start = later(
    addMinutes(now, workingSince),
    midnight,
    ...own.filter(isOver).map((one) => one.leavesAt),
  )
  const next = own.filter(({ arrivesAt }) => compareInstants(arrivesAt, now) > 0).map((one) => one.arrivesAt)
  const end = earlier(addMinutes(start, turnMinutes), lastMinute, ...next)
  return [
    ...turn(start, end, 'checked-in'),
    ...turnsToCome.flatMap((minutes) => {
      const begins = addMinutes(now, minutes)
      return turn(begins, addMinutes(begins, turnMinutes), 'confirmed')
    }),
  ]
}
