import type { FastifyBaseLogger } from 'fastify'
import { linkMails, sweepExpired } from './auth/index.ts'
import { deskNews, endOffersOverTime, endPassesOverTerm, freedPlaces } from './bookings/index.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { fileStoreOf, sweepFiles } from './files/index.ts'
import { startJobs, type Jobs } from './jobs/index.ts'
import type { LiveWire } from './live/index.ts'
import { createMailRoom } from './mail/index.ts'
import {
  announceDueReminders,
  bookingMessages,
  deskMessages,
  offerMessages,
  paperMessages,
  reminderMessages,
  reportCardMessages,
} from './notifications/index.ts'
import { visitorMails } from './visitors/index.ts'

type WorkOptions = { database: Database; config: Config; wire: LiveWire; logger: FastifyBaseLogger }

/** Sets to work what follows from what happened: each room says what it does after which event. */
export function startWork({ database, config, wire, logger }: WorkOptions): Promise<Jobs> {
  const writeTo = createMailRoom(config)
  const deps = { database, config, writeTo, wire }
  return startJobs({
    database,
    handlers: [
      linkMails(deps),
      bookingMessages(deps),
      offerMessages(deps),
      reminderMessages(deps),
      reportCardMessages(deps),
      paperMessages(deps),
      deskMessages(deps),
      visitorMails(deps),
      deskNews(wire),
      freedPlaces(database.db),
    ],
    promptChores: [() => endOffersOverTime(database.db)],
    chores: [
      () => announceDueReminders(database.db),
      () => sweepExpired(database.db),
      () => endPassesOverTerm(database.db),
      () => sweepFiles(database.db, fileStoreOf(config)),
    ],
    logger,
  })
}
