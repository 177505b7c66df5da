import { clientLimits } from '@rumi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import type { LiveMessage, PubSub, NewsOf } from './pubsub.ts'

/** Proxies close what is silent for a minute; a word in between also finds out whether the session still stands. */
const heartbeatMs = 25_000

/** Seconds until a refused client retries. */
const tryAgainSeconds = 30

type Topic = Exclude<LiveMessage['topic'], 'access' | 'channel' | 'site'>

type StreamOptions = {
  /** Subscriber. */
  actor: Actor
  topic: Topic
  /** Returns the event for a piece of news; null for none. */
  toEvent: (news: NewsOf<Topic>) => Promise<{ event: string; data: unknown } | null>
  /**
   * True if the subscriber still has access; checked with every heartbeat and when the account's access
   * changes.
   */
  stillMay: () => Promise<boolean>
}

export type EventStreams = ReturnType<typeof createEventStreams>

/**
 * Streams published news as server-sent events. All streams end when the server closes and when news may have
 * been lost; clients reconnect and refetch. Each person has a limit per instance, of which one session cannot
 * take all.
 */
export function createEventStreams(pubsub: PubSub) {
  const open = new Map<() => void, Actor>()

  function refuseBeyondLimits({ id, sessionId }: Actor) {
    const own = [...open.values()].filter((listener) => listener.id === id)
    const ofSession = own.filter((listener) => listener.sessionId === sessionId)
    const { streamsPerPerson, streamsPerSession } = clientLimits
    if (own.length >= streamsPerPerson || ofSession.length >= streamsPerSession)
      throw new Refused('stream-limit', { retryAfterSeconds: tryAgainSeconds })
  }

  return {
    start(request: FastifyRequest, reply: FastifyReply, { actor, topic, toEvent, stillMay }: StreamOptions) {
      refuseBeyondLimits(actor)
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      raw.write('retry: 3000\n\n')

      const say = ({ event, data }: { event: string; data: unknown }) =>
        raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      const unsubscribe = pubsub.subscribe(topic, (news) => {
        void toEvent(news).then(
          (message) => message && open.has(end) && say(message),
          (error: unknown) => request.log.warn({ err: error }, 'a live event could not be sent'),
        )
      })
      const live = () => open.has(end) && raw.write(': \n\n')
      const look = () => void stillMay().then((may) => (may ? live() : end()), end)
      const beat = setInterval(look, heartbeatMs)
      const unwatchAccess = pubsub.subscribe('access', ({ id }) => {
        if (id === null || id === request.actor?.id) look()
      })
      const unwatchChannel = pubsub.subscribe('channel', end)

      function end() {
        clearInterval(beat)
        unsubscribe()
        unwatchAccess()
        unwatchChannel()
        open.delete(end)
        raw.end()
      }
      open.set(end, actor)
      request.raw.once('close', end)
      // The session may have ended since authentication.
      look()
    },
    closeAll() {
      for (const end of open.keys()) end()
    },
  }
}
