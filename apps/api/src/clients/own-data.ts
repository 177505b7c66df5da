import { resources, type OwnDataFile } from '@rumi/contract'
import { eq, isNotNull, or } from 'drizzle-orm'
import { factorsOf } from '../auth/index.ts'
import { bookingRepository, passRepository, waitingRepository } from '../bookings/index.ts'
import type { Db } from '../db/connect.ts'
import { createRepository, type Listing, type Page } from '../db/repository.ts'
import { dogs, medicalRecords } from '../db/schema/dogs.ts'
import { notifications } from '../db/schema/messages.ts'
import { emailChanges, users } from '../db/schema/people.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import { visitorMessages } from '../db/schema/visitor-messages.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { orderRepository } from '../orders/index.ts'
import { requestsOf } from '../privacy/index.ts'
import { messageRepository } from '../visitors/index.ts'
import { reportCardRepository } from '../report-cards/index.ts'
import { accessOf, movementsOf, paymentsOf, stepsOfBookings, stepsOfOrders } from './own-history.ts'

const people = createRepository(resources.clients, users)
const pack = createRepository(resources.dogs, dogs)
const medicalRecordRepository = createRepository(resources.medicalRecords, medicalRecords)
const notices = createRepository(resources.notifications, notifications)

/** A draft is nothing yet: what is kept of a person is what they were told. */
const sentCards: Lister<OwnDataFile['reportCards'][number]> = {
  list: (db, listing) => reportCardRepository.list(db, { ...listing, where: isNotNull(reportCards.sentAt) }),
}

/** What a person wrote, from their account or from its address. */
const writtenBy = ({
  id,
  email,
}: {
  id: string
  email: string
}): Lister<OwnDataFile['messages'][number]> => ({
  list: (db, listing) =>
    messageRepository.list(db, {
      ...listing,
      where: or(eq(visitorMessages.userId, id), eq(visitorMessages.email, email)),
    }),
})

const pageRecords = 200

type Lister<Row> = { list: (db: Db, listing: Listing) => Promise<Page<Row>> }

/** All records of an owner, read page by page so that no statement is long. */
async function allOf<Row>(db: Db, store: Lister<Row>, only: Record<string, string>): Promise<Row[]> {
  const found: Row[] = []
  for (let cursor: string | undefined; ;) {
    const page = await store.list(db, { limit: pageRecords, cursor, only })
    found.push(...page.items)
    if (!page.nextCursor) return found
    cursor = page.nextCursor
  }
}

/** What the house keeps of a person, as they may take it with them. */
export async function ownDataOf(db: Db, id: string): Promise<OwnDataFile> {
  const user = await people.find(db, id)
  if (!user) throw new Refused('not-found')
  const [consent] = await db
    .select({ version: users.privacyVersion, acceptedAt: users.privacyAcceptedAt })
    .from(users)
    .where(eq(users.id, id))
  const { version, acceptedAt } = consent ?? {}
  const [wanted] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.userId, id))
  return {
    exportedAt: now(),
    user,
    privacyNotice: version && acceptedAt ? { version, acceptedAt } : null,
    wantedEmail: wanted?.email ?? null,
    secondFactors: await factorsOf(db, id),
    rumis: await allOf(db, pack, { ownerId: id }),
    medicalRecords: await allOf(db, medicalRecordRepository, { ownerId: id }),
    serviceBookings: await allOf(db, bookingRepository, { clientId: id }),
    bookingSteps: await stepsOfBookings(db, id),
    bookingPayments: await paymentsOf(db, id),
    reportCards: await allOf(db, sentCards, { ownerId: id }),
    orders: await allOf(db, orderRepository, { userId: id }),
    orderSteps: await stepsOfOrders(db, id),
    passes: await allOf(db, passRepository, { ownerId: id }),
    passMovements: await movementsOf(db, id),
    waitingList: await allOf(db, waitingRepository, { clientId: id }),
    notifications: await allOf(db, notices, { userId: id }),
    privacyRequests: await requestsOf(db, { clientId: id }),
    messages: await allOf(db, writtenBy(user), {}),
    ...(await accessOf(db, id)),
  }
}
