import type { CallSpec, EventOf, ParamsOf } from '@rumi/contract'
import { fillPath } from './call.ts'
import { CallFailed } from './calls/call-failed.ts'
import type { Http } from './http.ts'
import type { AppStore } from './make-store.ts'
import { alwaysHere, untilHere, waitFor, type Presence } from './presence.ts'
import { readEvents, type ServerEvent } from './read-events.ts'
import type { Extra } from './slices/thunk-config.ts'

export type StreamSpec = CallSpec & Required<Pick<CallSpec, 'events'>>

export type Listening<C extends StreamSpec> = {
  params: ParamsOf<C>
  onEvent: (message: EventOf<C>) => void
  /** Called after a reconnect. Events in between were lost, so refetch. */
  onResumed?: () => void
  presence?: Presence
}

/** The server sends a sign of life every 25 s; a connection that is silent for longer than two is dead. */
const silenceMs = 60_000
/** Browsers permit six connections per host. A hidden page closes its stream after this time. */
const awayMs = 15_000
const firstWaitMs = 3_000
const longestWaitMs = 60_000
/** A stream that stood this long was a good one, and the next failure is the first again. */
const steadyMs = 30_000

/**
 * Subscribes to server-sent events until the returned function is called or the session changes. Reconnects
 * with backoff and pauses while the page is hidden. A refusal ends it.
 */
export function listen<C extends StreamSpec>(store: AppStore, spec: C, listening: Listening<C>): () => void {
  const http = store.dispatch((_dispatch: unknown, _getState: unknown, extra: Extra) => extra.http)
  const { token } = store.getState().user
  const over = new AbortController()
  const unwatch = store.subscribe(() => {
    if (store.getState().user.token !== token) over.abort()
  })
  over.signal.addEventListener('abort', unwatch, { once: true })
  void keepListening(http, spec, listening, over.signal).finally(() => over.abort())
  return () => over.abort()
}

async function keepListening<C extends StreamSpec>(
  http: Http,
  spec: C,
  { params, onEvent, onResumed, presence = alwaysHere }: Listening<C>,
  over: AbortSignal,
) {
  const path = fillPath(spec.path, params as Record<string, string> | undefined)
  const hear = hearerOf(spec, onEvent)
  let waitMs = firstWaitMs
  let failures = 0

  for (let attempt = 1; !over.aborted; attempt++) {
    await untilHere(presence, over)
    if (over.aborted) return
    const line = openLine(presence, over)
    let openedAtMs: number | null = null
    try {
      const body = await http.stream({
        method: spec.method,
        path,
        accept: spec.answersFile,
        signal: line.signal,
      })
      openedAtMs = performance.now()
      if (attempt > 1) onResumed?.()
      for await (const event of readEvents(body, { onSign: line.live, onRetry: (ms) => (waitMs = ms) }))
        hear(event)
    } catch (failure) {
      if (isFinal(failure)) return
    } finally {
      line.close()
    }
    if (openedAtMs !== null && performance.now() - openedAtMs >= steadyMs) failures = 0
    if (!line.wasLeft()) await waitFor(backoffMs(waitMs, failures++), presence, over)
  }
}

/** Takes each event as its stream declares it; what is not declared, or is not as declared, goes unheard. */
function hearerOf<C extends StreamSpec>(spec: C, onEvent: Listening<C>['onEvent']) {
  return ({ event, data }: ServerEvent) => {
    const message = spec.events[event]?.safeParse(parsed(data))
    if (message?.success) onEvent({ event, data: message.data } as EventOf<C>)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Signal of one attempt: it aborts with the subscription, on silence, or some time after the page is hidden.
 */
function openLine(presence: Presence, over: AbortSignal) {
  const ended = new AbortController()
  let left = false
  let silent: ReturnType<typeof setTimeout> | undefined
  let away: ReturnType<typeof setTimeout> | undefined

  const live = () => {
    clearTimeout(silent)
    silent = setTimeout(() => ended.abort(), silenceMs)
  }
  const look = () => {
    clearTimeout(away)
    if (presence.isHere()) return
    away = setTimeout(() => {
      left = true
      ended.abort()
    }, awayMs)
  }
  const end = () => ended.abort()
  over.addEventListener('abort', end)
  const unwatch = presence.subscribe(look)
  live()
  look()

  return {
    signal: ended.signal,
    live,
    wasLeft: () => left,
    close() {
      over.removeEventListener('abort', end)
      unwatch()
      clearTimeout(silent)
      clearTimeout(away)
    },
  }
}

const busy: readonly number[] = [408, 429]

/** True if a retry would fail again. */
const isFinal = (failure: unknown) =>
  failure instanceof CallFailed &&
  failure.status >= 400 &&
  failure.status < 500 &&
  !busy.includes(failure.status)

/** Doubles the delay each time, with jitter so that screens do not reconnect together. */
const backoffMs = (waitMs: number, failures: number) =>
  Math.min(longestWaitMs, waitMs * 2 ** failures) * (0.5 + Math.random() / 2)
