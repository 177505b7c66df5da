import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageTopic } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'
import { longestSilenceMs, type Database } from '../db/connect.ts'

/** Something happened that open screens want to know at once. It names what changed and never carries it. */
export type LiveMessage =
  | { topic: `user:${string}`; kind: 'notification'; id: string }
  /** A visit of the user's dogs changed; the id is that of the visit, of a booking of it or of the dog. */
  | { topic: `user:${string}`; kind: 'visit'; id: string }
  | { topic: 'desk'; kind: 'booking' | 'care'; id: string }
  /** A session ended, an account was closed or a role changed; the id is the account's, null where it may be anyone's. */
  | { topic: 'access'; kind: 'access-changed'; id: string | null }
  /**
   * The channel between instances was restored after a loss, and news was missed. Each instance publishes
   * this itself.
   */
  | { topic: 'channel'; kind: 'channel-restored'; id: null }
  /** Something that public pages show is another; null where it may be anything. */
  | { topic: 'site'; kind: 'site-changed'; id: PageTopic | null }

export type NewsOf<T extends LiveMessage['topic']> = Extract<LiveMessage, { topic: T }>

export type PubSub = {
  /** True if the database notifies of changes in access and site data, whatever their source. */
  hearsDatabase: boolean
  publish(...news: LiveMessage[]): Promise<void>
  /** Hears of a topic until the answered function is called. */
  subscribe<T extends LiveMessage['topic']>(topic: T, heard: (news: NewsOf<T>) => void): () => void
  close(): Promise<void>
}

const channel = 'rumi_live'
const reconnectMs = 1_000
/** A listening connection does not notice a dead peer, so it polls. */
const watchMs = 10_000

/**
 * Carries news to every open screen, also those of other instances: through PostgreSQL's LISTEN and NOTIFY on a server,
 * inside the process where the database is embedded, since notifications do not cross its socket.
 */
export async function openPubSub(
  database: Database,
  options: { databaseUrl: string | undefined; logger: Pick<FastifyBaseLogger, 'warn'> },
): Promise<PubSub> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const pubsub = options.databaseUrl ? await openChannel(options.databaseUrl, options.logger, hear) : null

  function hear(news: LiveMessage) {
    emitter.emit(news.topic, news)
  }

  return {
    hearsDatabase: pubsub !== null,
    async publish(...news) {
      if (pubsub) await notifyOthers(database, news)
      else for (const one of news) hear(one)
    },
    subscribe(topic, heard) {
      emitter.on(topic, heard)
      return () => emitter.off(topic, heard)
    },
    async close() {
      emitter.removeAllListeners()
      await pubsub?.close()
    },
  }
}

const notifyOthers = ({ db }: Database, news: readonly LiveMessage[]) =>
  db.execute(
    sql`select pg_notify(${channel}, news) from unnest(${sql.param(news.map((one) => JSON.stringify(one)))}::text[]) as news`,
  )

/** Opens a dedicated listening connection that reconnects. News missed in between requires a reload. */
async function openChannel(
  connectionString: string,
  logger: Pick<FastifyBaseLogger, 'warn'>,
  hear: (news: LiveMessage) => void,
) {
  let client: Client | null = null
  let closed = false

  async function connect() {
    const next = new Client({
      connectionString,
      connectionTimeoutMillis: longestSilenceMs,
      query_timeout: longestSilenceMs,
      keepAlive: true,
    })
    next.on('notification', ({ payload }) => payload && hear(JSON.parse(payload) as LiveMessage))
    next.on('error', () => void again(next))
    next.on('end', () => void again(next))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      void next.end()
      throw error
    }
    if (closed) await next.end()
    else client = next
  }

  async function again(lost: Client | null) {
    if (closed || lost === null || client !== lost) return
    client = null
    void lost.end()
    for (;;) {
      await sleep(reconnectMs)
      if (closed) return
      try {
        await connect()
        if (closed) return
        // Whatever ended meanwhile went unheard.
        hear({ topic: 'channel', kind: 'channel-restored', id: null })
        hear({ topic: 'access', kind: 'access-changed', id: null })
        return hear({ topic: 'site', kind: 'site-changed', id: null })
      } catch {
        logger.warn('the live channel is down; it is tried again')
      }
    }
  }

  await connect()
  const watch = setInterval(() => {
    const requested = client
    void requested?.query('select 1').catch(() => again(requested))
  }, watchMs).unref()
  return {
    async close() {
      closed = true
      clearInterval(watch)
      await client?.end()
    },
  }
}
