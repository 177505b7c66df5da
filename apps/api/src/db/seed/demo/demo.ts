import { dayCare, todayIn, usualCalendar } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../connect.ts'
import { medicalRecords } from '../../schema/people/dogs.ts'
import { users } from '../../schema/people/people.ts'
import { services } from '../../schema/business/services.ts'
import { bookDemoAppointments } from './book-demo-appointments.ts'
import { bookDemoWeek } from './book-demo-week.ts'
import { demoAppointments } from './demo-appointments.ts'
import { seedCare } from './day-of-care/demo-care.ts'
import { seedDogs, seedTaco, canela, frijol, type DemoGuest } from './demo-dogs.ts'
import { demoFamilies } from './demo-families.ts'
import { demoFirstVisits, demoWeek } from './demo-week.ts'
import { seedPlayGroups } from './day-of-care/demo-groups.ts'
import { guestsNow } from './day-of-care/demo-guests-now.ts'
import { seedRequests } from './day-of-care/demo-requests.ts'
import { appointmentsOfGroomer, seedDemoGrooming } from './day-of-care/demo-grooming.ts'
import { demoMoney } from './demo-money.ts'
import { seedIncident } from './day-of-care/demo-incidents.ts'
import { seedNotifications } from './demo-notifications.ts'
import {
  medicalRecordsBefore,
  medicalRecordsInOrder,
  medicalRecordsOfPuppy,
  medicalRecordsToVerify,
  medicalRecordsWithoutRabies,
} from './demo-medical-records.ts'
import { seedDemoAccounts, seedNeighbour } from './demo-people.ts'
import { bookedVisits, stepsOfVisits } from './demo-visits.ts'
import { liveDemoWeeks } from './live-demo-weeks.ts'
import { withSeedLock } from '../with-seed-lock.ts'

const fewDays = { dayCare: 6, appointments: 10, firstVisits: 42 }

/**
 * Days of demo history: about forty, so that each month has some of the one before, or the few around today
 * that tests need, with or without money.
 */
const lived = {
  weeks: { dayCare: 40, appointments: 40, firstVisits: 47 },
  'week with money': fewDays,
  week: fewDays,
}

/** Number of new neighbours' dogs, whose medical records are under review. */
const newcomerCount = 2

/**
 * Adds the demo to a business without accounts: accounts with a public password, families, and the weeks
 * around `now` at the day care, the hotel and the spa, posted to the books. Tests that count money begin with
 * a week without any (`lives`). Skips a business that has an account, and always in production.
 */
export async function seedDemo(
  db: Db,
  { now, lives = 'weeks' }: { now: string; lives?: keyof typeof lived },
): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('the demo accounts have a public password, so they stay out of production')
  }
  await db.transaction(async (tx) => {
    await withSeedLock(tx)
    if ((await tx.$count(users)) > 0) return
    const today = todayIn(now)
    const hasMoney = lives !== 'week'
    const { ana, luis, marta, conta } = await seedDemoAccounts(tx, now)
    const verification = { verifiedBy: marta.id, verifiedAt: now }

    const [hers, his] = await seedDogs(tx, ana, [canela, frijol], today)
    const puppy = await seedTaco(tx, luis, today)
    const neighbours = await bringNeighbours(tx, now)
    const guests = neighbours.slice(0, -newcomerCount)
    const newcomers = neighbours.slice(-newcomerCount)
    await tx
      .insert(medicalRecords)
      .values([
        ...medicalRecordsBefore(hers!, today, verification),
        ...medicalRecordsInOrder(hers!, today, verification),
        ...medicalRecordsWithoutRabies(his!, today, verification),
        ...medicalRecordsOfPuppy(puppy, today, verification),
        ...guests.flatMap((guest, position) => [
          ...medicalRecordsBefore(guest, today, verification, position),
          ...medicalRecordsInOrder(guest, today, verification, position),
        ]),
        ...newcomers.flatMap((newcomer) => medicalRecordsToVerify(newcomer, today)),
      ])

    await seedPlayGroups(tx, guests)
    await seedIncident(tx, { hurt: hers!, other: guests[0]! }, { deskId: marta.id, now })
    const { appointments } = await fillTheWeek(
      tx,
      { hers: hers!, guests },
      {
        deskId: marta.id,
        now,
        back: lived[lives],
        isAlive: hasMoney,
      },
    )
    const visits = await bookedVisits(tx)
    const clients = [...new Set(guests.map(({ ownerId }) => ownerId))]
    const business = { clients, deskId: marta.id, bookkeeperId: conta.id, now }
    // Money at the desk comes before the visit is written down as over, as the desk does it.
    const money = hasMoney ? await demoMoney(tx, visits, business) : []
    await liveDemoWeeks(tx, [...money, ...stepsOfVisits(visits)], business)
    if (hasMoney) await seedDemoGrooming(tx, now)
    if (hasMoney) await seedCare(tx, business)
    if (hasMoney) await seedRequests(tx, guests, { appointments, now })
    await seedNotifications(tx, { frijol: his!, taco: puppy })
  })
}

async function bringNeighbours(tx: Tx, now: string) {
  const guests: DemoGuest[] = []
  for (const [position, family] of demoFamilies.entries()) {
    const owner = await seedNeighbour(tx, family, position, now)
    guests.push(...(await seedDogs(tx, owner, family.dogs, todayIn(now))))
  }
  return guests
}

type Pack = { hers: DemoGuest; guests: readonly DemoGuest[] }

type Filling = {
  deskId: string
  now: string
  back: (typeof lived)[keyof typeof lived]
  /** Adds what a demo shows at any hour: guests, and a groomer at work. */
  isAlive: boolean
}

async function fillTheWeek(tx: Tx, { hers, guests }: Pack, { deskId, now, back, isAlive }: Filling) {
  const [service] = await tx.select().from(services).where(eq(services.serviceType, 'Guardería')).limit(1)
  if (!service) throw new Error('the house must be seeded before the demo')
  // A business without accounts has default settings.
  const calendar = usualCalendar
  const week = demoWeek(guests, { now, calendar, daysBack: back.dayCare })
  const visits = [
    ...demoFirstVisits([hers, ...guests], { now, calendar, daysAgo: back.firstVisits }),
    ...week,
  ]
  await bookDemoWeek(tx, visits, { service, deskId, capacity: dayCare.places, calendar, now })
  const atDayCare = new Set(week.map(({ dog, day }) => `${dog.id} ${day}`))
  const appointments = demoAppointments(guests, { now, calendar, daysBack: back.appointments }, (dog, day) =>
    atDayCare.has(`${dog.id} ${day}`),
  )
  if (isAlive) {
    const today = todayIn(now)
    const isElsewhere = (dog: DemoGuest, day = today) => atDayCare.has(`${dog.id} ${day}`)
    const having = (...statuses: string[]) =>
      week.filter(({ day, status }) => day === today && statuses.includes(status)).length
    const [present, expected] = [having('checked-in'), having('confirmed', 'pending')]
    appointments.push(...guestsNow(guests, appointments, { now, calendar, isElsewhere, present, expected }))
    const isPresent = (dog: DemoGuest) =>
      week.some((visit) => visit.dog === dog && visit.day === today && visit.status === 'checked-in') ||
      appointments.some(({ dogs, status }) => dogs.includes(dog) && status === 'checked-in')
    appointments.push(...appointmentsOfGroomer(guests, appointments, { now, isElsewhere, isPresent }))
  }
  await bookDemoAppointments(tx, appointments, { deskId, now })
  return { appointments }
}
