import { addMinutes, compareInstants, dayOf, takesPlaceOn, usualCalendar } from '@rumi/contract'
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

/** Writes a card for each dog groomed until now; those present are finished, for the desk hands them over. */
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
    groomed.map(({ endAt, ...card }, place) => ({
      ...card,
      ...habits[dogs.indexOf(card.rumiId) % habits.length]!,
      finishedAt: addMinutes(endAt, -(place % 4) * 2),
      createdAt: card.startedAt,
    })),
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
const turnsFromNow = [-25, 50, 110] as const
const turnMinutes = 45

/** Returns appointments around now with the demo's groomer where there are none: one in work and two to come, on one day. */
export function appointmentsOfGroomer(
  guests: readonly DemoGuest[],
  placed: readonly DemoAppointment<DemoGuest>[],
  { now, isElsewhere }: { now: string; isElsewhere: (dog: DemoGuest) => boolean },
): DemoAppointment<DemoGuest>[] {
  const today = dayOf(now)
  if (!takesPlaceOn('Grooming', today, usualCalendar)) return []
  const onDay = placed.filter(({ start, end }) => start.slice(0, 10) <= today && end.slice(0, 10) >= today)
  const around = placed.filter(
    ({ arrivesAt, leavesAt }) => dayOf(arrivesAt) <= today && today <= dayOf(leavesAt),
  )
  const free = guests.filter(
    (dog) => !isElsewhere(dog) && ![...onDay, ...around].some(({ dogs }) => dogs.includes(dog)),
  )
  return turnsFromNow.flatMap((minutes, place) => {
    const start = addMinutes(now, minutes)
    const end = addMinutes(start, turnMinutes)
    const dog = free[place]
    const isTaken = placed.some(
      ({ resource, arrivesAt, leavesAt }) =>
        resource === demoGroomer.name &&
        compareInstants(arrivesAt, end) < 0 &&
        compareInstants(start, leavesAt) < 0,
    )
    if (!dog || isTaken || dayOf(start) !== today || dayOf(end) !== today) return []
    const status = minutes < 0 ? 'checked-in' : 'confirmed'
    const service = seedServices.find(({ serviceType }) => serviceType === 'Grooming')!.name
    return [
      {
        dogs: [dog],
        service,
        resource: demoGroomer.name,
        status,
        start,
        end,
        arrivesAt: start,
        leavesAt: end,
      },
    ]
  })
}
