import { clientLimits } from '@rumi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import type { LiveMessage, PubSub, NewsOf } from './pubsub.ts'

/** Proxies close what is silent for a minute; a word in between also finds out whether the session still stands. */
const heartbeatMs = 25_000

/** Who is told that there are too many tries again in so long, by itself. */
const tryAgainSeconds = 30

type Topic = Exclude<LiveMessage['topic'], 'access' | 'channel' | 'site'>

type StreamOptions = {
  /** Who listens. */
  actor: Actor
  topic: Topic
  /** What is sent for a piece of news; null for nothing. */
  toEvent: (news: NewsOf<Topic>) => Promise<{ event: string; data: unknown } | null>
  /** Whether whoever listens still may; asked with every heartbeat and whenever the access of their account changed. */
  stillMay: () => Promise<boolean>
}

export type EventStreams = ReturnType<typeof createEventStreams>

/**
 * Server-sent events of what is published; all open ones end when the server closes, and when something may have gone unheard: who
 * listens comes back by themselves and asks for it. A person has so many on an instance, of which one session never takes all.
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
          (said) => said && open.has(end) && say(said),
          (error: unknown) => request.log.warn({ err: error }, 'a live event could not be told'),
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
      // Between the question who asks and this stream the session may have ended.
      look()
    },
    closeAll() {
      for (const end of open.keys()) end()
    },
  }
}
