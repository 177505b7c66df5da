import type { FastifyBaseLogger } from 'fastify'
import { auditBooksNightly } from './accounting/index.ts'
import { agreementMails } from './agreements/index.ts'
import { arrivalCodes } from './arrivals/index.ts'
import { accountMails, sweepExpired } from './auth/index.ts'
import {
  deskUpdates,
  endOffersOverTime,
  endPassesOverTerm,
  expireFirstVisits,
  expireUnpaidDeposits,
  expireWaitingBookings,
  moneyLeftOf,
  moneyOfBookings,
  releasedPlaceHandlers,
  waitingBookingHandlers,
} from './bookings/index.ts'
import { announceLateDoses, careMessages } from './care/index.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { fileStoreOf, removedFiles, sweepFiles } from './files/index.ts'
import { afterPayment } from './after-payment.ts'
import { startJobs, type Jobs, type Pace } from './jobs/index.ts'
import { sweepAnswers } from './http/idempotency.ts'
import type { PubSub } from './live/index.ts'
import { createMailer, sendOnce, sweepOutbox, sweepSentMails } from './mail/index.ts'
import { cancellationsPoller, invoiceMails, retainedSales, stampingProvider } from './invoicing/index.ts'
import { currentSettings } from './settings/index.ts'
import {
  enqueueDueReminders,
  bookingMessages,
  cancellationMessages,
  deskMessages,
  moneyMessages,
  offerMessages,
  medicalRecordMessages,
  privacyMessages,
  receiptMessages,
  reminderMessages,
  incidentMessages,
  reportCardMessages,
  sweepNotifications,
  visitMessages,
  securityMessages,
} from './notifications/index.ts'
import { expireUnpaidOrders } from './orders/index.ts'
import { logoOfMails } from './photos/index.ts'
import { createMercadoPago, onlineRefunds, pendingPaymentsPoller } from './payments/index.ts'
import { ownMailWords } from './texts/index.ts'
import { pushSender } from './push/index.ts'
import { timelineUpdates } from './timeline/index.ts'
import { sweepActs } from './undo/index.ts'
import { sweepMessages, visitorMails } from './visitors/index.ts'

type WorkOptions = {
  database: Database
  config: Config
  pubsub: PubSub
  logger: FastifyBaseLogger
  pace?: Pace
  /** True if a request waits for its response. */
  isBusy?: () => boolean
}

/** Starts the background jobs with the event handlers of every module. */
export function startBackgroundJobs({
  database,
  config,
  pubsub,
  logger,
  pace,
  isBusy,
}: WorkOptions): Promise<Jobs> {
  const sendTemplate = sendOnce(
    database.db,
    createMailer(
      config,
      async () => ({
        ...(await currentSettings(database.db)),
        logo: await logoOfMails(database.db, config.publicUrl),
      }),
      () => ownMailWords(database.db),
    ),
  )
  const outbox = { db: database.db, dataDir: config.dataDir }
  const store = fileStoreOf(config)
  const stamping = stampingProvider(config)
  const provider = config.mercadoPago ? createMercadoPago(config.mercadoPago) : null
  const deps = { database, config, sendTemplate, pubsub, arrivalCodeOf: arrivalCodes(config) }
  return startJobs({
    database,
    handlers: [
      accountMails(deps),
      bookingMessages({ ...deps, moneyOf: moneyOfBookings, leftOf: moneyLeftOf }),
      offerMessages(deps),
      reminderMessages(deps),
      receiptMessages(deps),
      moneyMessages(deps),
      privacyMessages(deps),
      reportCardMessages(deps),
      visitMessages(deps),
      careMessages(deps),
      incidentMessages(deps),
      pushSender({ db: database.db, config }),
      medicalRecordMessages(deps),
      agreementMails(deps),
      invoiceMails({ ...deps, provider: stamping }),
      retainedSales(database.db, afterPayment),
      securityMessages(deps),
      deskMessages(deps),
      cancellationMessages(deps),
      visitorMails(deps),
      deskUpdates(pubsub),
      timelineUpdates(database.db, pubsub),
      releasedPlaceHandlers(database.db),
      waitingBookingHandlers(database.db),
      { 'person-erased': () => sweepOutbox({ ...outbox, strangersMs: 0 }) },
      removedFiles(store),
      onlineRefunds(database.db, provider),
    ],
    frequentTasks: [
      () => endOffersOverTime(database.db),
      () => expireFirstVisits(database.db),
      () => sweepActs(database.db),
      () => announceLateDoses(database.db),
      () => expireWaitingBookings(database.db),
      // Runs before holds end, so that nothing paid without a webhook is cancelled.
      ...(provider ? [pendingPaymentsPoller(database.db, provider, afterPayment)] : []),
      () => expireUnpaidDeposits(database.db),
      async () => {
        if ((await expireUnpaidOrders(database.db)) > 0)
          await pubsub.publish({ topic: 'site', kind: 'site-changed', id: 'products' })
      },
    ],
    maintenanceTasks: [
      () => enqueueDueReminders(database.db),
      () => sweepAnswers(database.db),
      () => sweepNotifications(database.db),
      () => sweepMessages(database.db),
      () => sweepOutbox(outbox),
      () => sweepSentMails(database.db),
      () => sweepExpired(database.db, config),
      () => endPassesOverTerm(database.db),
      ...(stamping ? [cancellationsPoller(database.db, stamping)] : []),
      async () => {
        const differences = await auditBooksNightly(database.db)
        if (differences) logger.error({ differences }, 'the books hold something else than what happened')
      },
      () => sweepFiles(database.db, store),
    ],
    logger,
    ...(pace && { pace }),
    ...(isBusy && { isBusy }),
  })
}
