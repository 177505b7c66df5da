import type { AnswerOf, CallSpec } from '@rumi/contract'
import { wasClosedHere } from '../people/this-browser.ts'

const cacheName = 'rumi-known'
/** Local storage entry shared by all tabs: end of the session after inactivity, in ms. */
const endEntry = 'rumi:idle-end'

type Question = { account: string; spec: CallSpec; input: object }
type StoredEntry = { atMs: number; input: string; answer: unknown }

/** Cached response with the times of its arrival and expiry. */
export type CachedAnswer<C extends CallSpec> = { atMs: number; untilMs: number; answer: AnswerOf<C> }

/** One entry per account and call; a newer response replaces it. */
const entryOf = ({ account, spec }: Question) => `/known/${account}/${spec.name}`

/** False where Cache Storage is missing, as without TLS. */
const isKeeping = () => 'caches' in globalThis

/** Serialises cache operations, so that nothing is written after a deletion. */
let last: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/** Sets the expiry of cached responses: the idle end of the session. Never extended offline. */
export function cacheAnswersUntil(endsAtMs: number) {
  try {
    window.localStorage.setItem(endEntry, String(endsAtMs))
  } catch {
    // Without storage the expiry is unknown, so no responses are cached.
  }
}

function endOfAnswers() {
  try {
    return Number(window.localStorage.getItem(endEntry))
  } catch {
    return 0
  }
}

/** Caches a response for offline use. Checks `isStillHere` immediately before writing. */
export const cacheAnswer = (
  question: Question,
  { atMs, answer }: { atMs: number; answer: unknown },
  isStillHere: () => boolean,
) =>
  inTurn(async () => {
    if (!isKeeping() || wasClosedHere() || !isStillHere()) return
    const entry: StoredEntry = { atMs, input: JSON.stringify(question.input), answer }
    const cache = await caches.open(cacheName)
    await cache.put(entryOf(question), new Response(JSON.stringify(entry)))
  }).catch(() => undefined)

/** Cached response of this account to the same request; undefined where its shape has changed. */
export const findCachedAnswer = async <C extends CallSpec>(
  { account, spec, input }: Question & { spec: C },
  nowMs: number,
): Promise<CachedAnswer<C> | undefined> => {
  await forgetExpiredAnswers(nowMs)
  return inTurn(async () => {
    if (!isKeeping() || wasClosedHere()) return undefined
    const found = await (await caches.open(cacheName)).match(entryOf({ account, spec, input }))
    if (!found) return undefined
    const entry = (await found.json()) as StoredEntry
    if (entry.input !== JSON.stringify(input)) return undefined
    const parsed = spec.answer?.safeParse(entry.answer)
    if (!parsed?.success) return undefined
    return { atMs: entry.atMs, untilMs: endOfAnswers(), answer: parsed.data as AnswerOf<C> }
  }).catch(() => undefined)
}

/** Deletes all cached responses, on logout or a change of user. */
export const forgetCachedAnswers = () =>
  inTurn(async () => {
    if (isKeeping()) await caches.delete(cacheName)
  }).catch(() => undefined)

/** True once the session expired by inactivity: nothing of it is shown any more. */
export const hasSessionExpired = (nowMs: number) => nowMs >= endOfAnswers()

/** Deletes cached responses if the session expired while the tab was closed or the device offline. */
export async function forgetExpiredAnswers(nowMs: number) {
  if (hasSessionExpired(nowMs)) await forgetCachedAnswers()
}
