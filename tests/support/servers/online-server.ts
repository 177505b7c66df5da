import { startBackgroundJobs } from '../../../apps/api/src/background-jobs.ts'
import { readConfig } from '../../../apps/api/src/config.ts'
import { openPubSub } from '../../../apps/api/src/live/index.ts'
import { startMercadoPagoStandIn } from '../../../tools/stand-ins/mercadopago.ts'
import { eligibleDog, serviceOf } from '../bookings/eligible-dog.ts'
import { openNights } from '../bookings/open-nights.ts'
import { openTestServer } from './open-test-server.ts'

const secret = 'un secreto de prueba'

/** A server that is paid online at our stand-in of the provider, with what the tests of it ask again and again. */
export async function openOnlineServer() {
  const provider = await startMercadoPagoStandIn({ secret })
  const settings = {
    MERCADOPAGO_ACCESS_TOKEN: 'TEST-1',
    MERCADOPAGO_WEBHOOK_SECRET: secret,
    MERCADOPAGO_BASE_URL: provider.address,
  }
  const server = await openTestServer(settings, {
    races: true,
    pace: { tries: 6, firstDelaySeconds: 0, pollEverySeconds: 0.5 },
  })
  await server.database.pool.query('update users set identified_at = now()')
  let nights = 20

  return {
    provider,
    server,
    /** Two nights of the hotel for a new dog of Ana's, each later than the one before. */
    async stay() {
      nights += 10
      const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
        serviceId: await serviceOf(server, 'Hotel'),
        rumiIds: [await eligibleDog(server, `En línea ${nights}`)],
        ...openNights(nights, 2),
      })
      return body.data.serviceBooking as { id: string; totalCentavos: number }
    },
    start: (bookingId: string, amountCentavos?: number) =>
      server.request('ana', 'POST', '/api/payments/online', {
        target: { bookingId },
        ...(amountCentavos && { amountCentavos }),
      }),
    accountOf: async (id: string) =>
      (await server.request('ana', 'GET', `/api/serviceBookings/${id}/payments`)).body.data,
    creditOf: async (): Promise<number> =>
      (await server.request('ana', 'GET', `/api/credits/${server.ids.ana}`)).body.data.credit.balanceCentavos,
    notice(id: number, signedWith = secret) {
      const { query, headers, body } = provider.noticeOf(id, { signedWith })
      return server.request(null, 'POST', `/api/payments/webhook/mercadopago?${query}`, body, headers)
    },
    /** Runs a server's start-up work in one that stands beside this one. */
    async runTasksOfStart() {
      const { database, dataDir, app } = server
      const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '1', ...settings })
      const pubsub = await openPubSub(database, { databaseUrl: undefined, logger: console })
      const jobs = await startBackgroundJobs({ database, config, pubsub, logger: app.log })
      await jobs.tasksDone()
      await jobs.stop()
      await pubsub.close()
    },
    async close() {
      await server.close()
      await provider.close()
    },
  }
}

export type OnlineServer = Awaited<ReturnType<typeof openOnlineServer>>

/** The page to pay at, as the stand-in knows it. */
export const preferenceOf = (checkoutUrl: string) => checkoutUrl.split('/').at(-1)!
