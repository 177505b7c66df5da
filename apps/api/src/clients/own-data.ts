import type { OwnDataFile } from '@rumi/contract'
import { eq, isNotNull, or } from 'drizzle-orm'
import { factorsOf } from '../auth/index.ts'
import { bookingRepository, passRepository, waitingRepository } from '../bookings/index.ts'
import { clientRepository } from '../people/index.ts'
import type { Db } from '../db/connect.ts'
import { peopleOfAccount } from '../people/index.ts'
import type { Listing, Page } from '../db/repository/repository.ts'
import { emailChanges, users } from '../db/schema/people/people.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import { dogRepository, medicalRecordRepository } from '../dogs/index.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { incidentsOfOwner } from '../incidents/index.ts'
import { notificationRepository } from '../notifications/index.ts'
import { orderRepository } from '../orders/index.ts'
import { requestsOf } from '../privacy/index.ts'
import { messageRepository } from '../visitors/index.ts'
import { currentItems } from '../care/index.ts'
import { reportCardRepository } from '../report-cards/index.ts'
import {
  accessOf,
  announcementsOf,
  invoicesOf,
  movementsOf,
  paymentsOf,
  stepsOfBookings,
  stepsOfOrders,
} from './own-history.ts'

/** Sent report cards; drafts are not part of the export. */
const sentCards: Lister<OwnDataFile['reportCards'][number]> = {
  list: (db, listing) => reportCardRepository.list(db, { ...listing, where: isNotNull(reportCards.sentAt) }),
}

/** SQL condition: messages from a person's account or its address. */
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

/**
 * Returns the data export of a person: their own data and that of the account they use. Of the other user it
 * contains the name only.
 */
export async function ownDataOf(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<OwnDataFile> {
  const user = await clientRepository.find(db, id)
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
    sharedWith: (await peopleOfAccount(db, accountId))
      .filter((other) => other.id !== id)
      .map(({ name, lastName }) => `${name} ${lastName}`.trim()),
    secondFactors: await factorsOf(db, id),
    rumis: await allOf(db, dogRepository, { ownerId: accountId }),
    medicalRecords: await allOf(db, medicalRecordRepository, { ownerId: accountId }),
    careItems: await allOf(db, currentItems, { ownerId: accountId }),
    announcements: await announcementsOf(db, accountId),
    serviceBookings: await allOf(db, bookingRepository, { clientId: accountId }),
    bookingSteps: await stepsOfBookings(db, accountId),
    reportCards: await allOf(db, sentCards, { ownerId: accountId }),
    incidents: await incidentsOfOwner(db, accountId),
    orders: await allOf(db, orderRepository, { userId: accountId }),
    orderSteps: await stepsOfOrders(db, accountId),
    passes: await allOf(db, passRepository, { ownerId: accountId }),
    passMovements: await movementsOf(db, accountId),
    payments: await paymentsOf(db, accountId),
    invoices: await invoicesOf(db, accountId),
    waitingList: await allOf(db, waitingRepository, { clientId: accountId }),
    notifications: await allOf(db, notificationRepository, { userId: id }),
    privacyRequests: await requestsOf(db, { clientId: id }),
    messages: await allOf(db, writtenBy(user), {}),
    ...(await accessOf(db, id)),
  }
}
