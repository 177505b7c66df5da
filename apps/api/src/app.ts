import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { resources } from '@rumi/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import {
  accountHandlers,
  accountRepository,
  bookExportRoutes,
  booksRoutes,
  electronicRoutes,
  entryRepository,
  glEntryHandlers,
} from './accounting/index.ts'
import { afterPayment } from './after-payment.ts'
import { auditRoutes, noteChangeOrigin } from './audit/index.ts'
import { authRoutes, customRoleHandlers, customRoleRepository, resolveActor } from './auth/index.ts'
import { bankRoutes } from './bank/index.ts'
import {
  bookingRepository,
  bookingPaymentsRoutes,
  bookingHandlers,
  bookingsRoutes,
  deskStream,
  passRepository,
  passHandlers,
  passUsesRoutes,
  unmetBookings,
  waitingRepository,
  waitingHandlers,
} from './bookings/index.ts'
import { clientsRoutes, clientHandlers } from './clients/index.ts'
import type { Config } from './config.ts'
import { dayOfCareRoutes } from './day-of-care.ts'
import { runAsSystem } from './db/change-origin.ts'
import { clientRepository } from './people/index.ts'
import type { Database } from './db/connect.ts'
import { deskRoutes } from './desk/index.ts'
import {
  dogRepository,
  dogHandlers,
  dogsRoutes,
  medicalRecordHandlers,
  medicalRecordRepository,
} from './dogs/index.ts'
import { expensesRoutes } from './expenses/index.ts'
import { feedRoutes } from './feed/index.ts'
import { transferProofsRoutes } from './transfer-proofs/index.ts'
import { filesRoutes } from './files/index.ts'
import { answerBrokenRequest } from './http/answer-broken-request.ts'
import { closedPolicy } from './http/closed-policy.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { rejectWhileClosing } from './http/limits/reject-while-closing.ts'
import { sendError, registerErrorHandler, notFoundBody } from './http/errors.ts'
import { readableAddress } from './http/requests/page-address.ts'
import { documentation } from './http/documentation.ts'
import { health } from './http/health.ts'
import { preventCaching } from './http/prevent-caching.ts'
import { loggerFor } from './http/logging/logger.ts'
import { mountResource } from './http/mount-resource.ts'
import { readsOnly, refuseWritesOnLowDisk } from './http/limits/refuse-writes-on-low-disk.ts'
import { limitSlowBodies, connectionBounds } from './http/limits/limit-slow-bodies.ts'
import { limitConcurrency } from './http/limits/limit-concurrency.ts'
import { warnOfUntrustedProxy } from './http/warn-of-untrusted-proxy.ts'
import { rejectOverload } from './http/limits/reject-overload.ts'
import { deadLettersRoutes } from './jobs/index.ts'
import { invoicingRoutes, stampingProvider } from './invoicing/index.ts'
import { importsRoutes } from './imports/index.ts'
import { kioskRoutes } from './kiosk/index.ts'
import { createEventStreams, type PubSub } from './live/index.ts'
import { notificationsRoutes, notificationHandlers, notificationRepository } from './notifications/index.ts'
import { orderRepository, orderHandlers, orderPaymentsRoutes } from './orders/index.ts'
import { atTheDesk } from './charge-ports.ts'
import { createPageSource, createPreview, openSite, pageVersions, siteRoutes } from './pages/index.ts'
import {
  hallHandlers,
  hallRepository,
  roomHandlers,
  roomRepository,
  staffMemberHandlers,
  staffMemberRepository,
} from './places/index.ts'
import {
  cashDayHandlers,
  cashDayRepository,
  chargeRoutes,
  createMercadoPago,
  droppedRefunds,
  createOnlinePayment,
  onlineRoutes,
  paymentHandlers,
  paymentRepository,
  paymentsRoutes,
} from './payments/index.ts'
import { planCardHandlers, planCardRepository, plansPreviewRoute } from './plan-cards/index.ts'
import { phoneQuotesRoutes } from './phone-quotes/index.ts'
import { photosRoutes } from './photos/index.ts'
import { privacyRoutes } from './privacy/index.ts'
import { pushRoutes } from './push/index.ts'
import { reportCardRepository, reportCardsRoutes, reportCardHandlers } from './report-cards/index.ts'
import { reportsRoutes } from './reports/index.ts'
import {
  absenceRepository,
  absenceHandlers,
  specialDayRepository,
  houseDayHandlers,
  scheduleRoutes,
} from './schedule/index.ts'
import { messageRepository, messageHandlers, visitorsRoutes } from './visitors/index.ts'
import { recordRefusedAccess, securityRoutes } from './security/index.ts'
import { serviceHandlers, serviceRepository } from './services/index.ts'
import { currentSettings, settingsRoutes } from './settings/index.ts'
import { requestOpening, refuseWhileClosed, setupRoutes } from './setup/index.ts'
import { productHandlers, productRepository, stockRoutes } from './stock/index.ts'
import { textsRoutes } from './texts/index.ts'
import { undoRoutes } from './undo/index.ts'
import { createSendExport, workbookRoutes } from './workbook/index.ts'

const kilobyte = 1024
const idleConnectionMs = 10_000

export type AppOptions = {
  database: Database
  config: Config
  /** Carries what happens to the screens that are open. */
  pubsub: PubSub
  /** The built site; without it the server offers the API alone. */
  siteDir?: string
  /** Called after each commit that may have announced something, so that it is carried out at once. */
  flush?: () => void
  /** Destination of the log instead of standard output. */
  logTo?: DestinationStream
}

/** The server, read from top to bottom: what it offers. */
export async function buildApp({
  database,
  config,
  pubsub,
  siteDir,
  flush,
  logTo,
}: AppOptions): Promise<FastifyInstance> {
  const { db } = database
  const app = Fastify({
    logger: loggerFor(config.logLevel, logTo),
    bodyLimit: 64 * kilobyte,
    ...connectionBounds,
    connectionTimeout: 0,
    keepAliveTimeout: idleConnectionMs,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    return503OnClosing: false,
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenRequest,
  })

  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.config?.permission)
      throw new Error(`${route.url} names no permission`)
  })
  registerErrorHandler(app)
  preventCaching(app)
  closedPolicy(app)
  compressAnswers(app)
  limitSlowBodies(app)
  warnOfUntrustedProxy(app)
  rejectWhileClosing(app)
  await rejectOverload(app, database)
  limitConcurrency(app, database)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.secure,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(cookie)
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    refuseWritesOnLowDisk(database, request)
    if (!request.url.startsWith('/api') || !request.headers.authorization) return
    request.actor = await app.runLimitedByNetwork(request, () => {
      requestOpening(db, request)
      return resolveActor(db, config, request)
    })
  })
  noteChangeOrigin(app)
  recordRefusedAccess(app, database)
  app.addHook('onResponse', async ({ method }) => {
    if (!readsOnly.has(method)) runAsSystem(() => flush?.())
  })
  // A database server notifies every instance. Within one process only its own requests change access.
  app.addHook('onResponse', async ({ method, routeOptions }) => {
    if (pubsub.hearsDatabase || readsOnly.has(method)) return
    if (/^(auth|clients)[.]/.test(routeOptions.config.permission ?? ''))
      await pubsub.publish({ topic: 'access', kind: 'access-changed', id: null })
  })

  refuseWhileClosed(app, db)

  const streams = createEventStreams(pubsub)
  app.addHook('preClose', async () => streams.closeAll())

  health(app, database)
  await documentation(app, config)
  authRoutes(app, { database, config })

  mountResource(app, db, resources.clients, clientRepository, clientHandlers)
  mountResource(app, db, resources.dogs, dogRepository, dogHandlers)
  dogsRoutes(app, db)
  mountResource(app, db, resources.services, serviceRepository, serviceHandlers)
  mountResource(app, db, resources.planCards, planCardRepository, planCardHandlers)
  mountResource(app, db, resources.medicalRecords, medicalRecordRepository, medicalRecordHandlers)
  mountResource(app, db, resources.bookings, bookingRepository, bookingHandlers(medicalRecordHandlers.create))
  bookingsRoutes(app, db)
  phoneQuotesRoutes(app, db)
  bookingPaymentsRoutes(app, db)
  mountResource(app, db, resources.payments, paymentRepository, paymentHandlers(afterPayment))
  mountResource(app, db, resources.cashDays, cashDayRepository, cashDayHandlers)
  paymentsRoutes(app, db, atTheDesk)
  chargeRoutes(app, db, { afterPayment, atTheDesk })
  await dayOfCareRoutes(app, { db, config })
  kioskRoutes(app, { database, config })
  const provider = config.mercadoPago ? createMercadoPago(config.mercadoPago) : null
  onlineRoutes(app, { db, provider, publicUrl: config.publicUrl, afterPayment })
  mountResource(app, db, resources.passes, passRepository, passHandlers)
  passUsesRoutes(app, db)
  mountResource(app, db, resources.waitingList, waitingRepository, waitingHandlers)
  mountResource(app, db, resources.reportCards, reportCardRepository, reportCardHandlers)
  mountResource(app, db, resources.absences, absenceRepository, absenceHandlers)
  mountResource(app, db, resources.houseDays, specialDayRepository, houseDayHandlers)
  scheduleRoutes(app, db)
  mountResource(app, db, resources.rooms, roomRepository, roomHandlers)
  mountResource(app, db, resources.halls, hallRepository, hallHandlers)
  mountResource(app, db, resources.customRoles, customRoleRepository, customRoleHandlers)
  mountResource(app, db, resources.staffMembers, staffMemberRepository, staffMemberHandlers)
  const online = createOnlinePayment(db, provider, config.publicUrl)
  orderPaymentsRoutes(app, db, afterPayment)
  mountResource(app, db, resources.orders, orderRepository, orderHandlers(online))
  await invoicingRoutes(app, db, stampingProvider(config))
  mountResource(app, db, resources.products, productRepository, productHandlers)
  mountResource(app, db, resources.accounts, accountRepository, accountHandlers)
  const sendExport = createSendExport(db)
  booksRoutes(app, db)
  bookExportRoutes(app, db, sendExport)
  electronicRoutes(app, db)
  reportsRoutes(app, db, sendExport)
  await bankRoutes(app, db, afterPayment)
  stockRoutes(app, db)
  await expensesRoutes(app, { db, config })
  mountResource(app, db, resources.glEntries, entryRepository, glEntryHandlers)
  mountResource(app, db, resources.notifications, notificationRepository, notificationHandlers)

  mountResource(app, db, resources.messages, messageRepository, messageHandlers)
  notificationsRoutes(app, { db, config, streams })
  pushRoutes(app, { db, config })
  deskStream(app, { db, config, streams })
  deskRoutes(app, db)
  visitorsRoutes(app, { database, config })
  const feed = feedRoutes(app, { db, config, pubsub })
  await filesRoutes(app, { db, config })
  await transferProofsRoutes(app, { db, config })
  await reportCardsRoutes(app, { database, config })
  await photosRoutes(app, { db, config })
  clientsRoutes(app, db, sendExport)
  workbookRoutes(app, db, sendExport)
  await importsRoutes(app, db)
  deadLettersRoutes(app, db, droppedRefunds(db, provider))
  undoRoutes(app, db)
  securityRoutes(app, db)
  auditRoutes(app, db)
  settingsRoutes(app, { db, faultOfFeed: feed.faultOf, unmetBookings })
  privacyRoutes(app, db)
  // Another instance may have changed the time zone.
  pubsub.subscribe('site', ({ id }) => {
    if (id === 'settings') currentSettings(db).catch((error: unknown) => app.log.warn(error))
  })

  if (siteDir) {
    const versions = pageVersions(app, pubsub)
    const source = createPageSource({ db, config, feed, versions })
    const site = await openSite(siteDir)
    const preview = createPreview(site, source, app.log)
    textsRoutes(app, { database, config, shipped: site, preview })
    setupRoutes(app, db, site.texts)
    plansPreviewRoute(app, { db, preview })
    const { secure } = config
    await siteRoutes(app, { siteDir, site, secure, source, versions, refresh: () => feed.refresh() })
  } else {
    const shipped = { texts: [], factNames: [] }
    textsRoutes(app, { database, config, shipped, preview: async () => null })
    setupRoutes(app, db, shipped.texts)
    plansPreviewRoute(app, { db, preview: async () => null })
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFoundBody))
  }
  return app
}
